import type { LanguageWords } from '../../words-type';
import { chineseAmounts, chineseChanges } from './changes';
import { chinesePlanChange } from './plan-change';

export const chineseWords: LanguageWords = {
  changes: chineseChanges,
  amounts: chineseAmounts,
  planChange: chinesePlanChange,
};
