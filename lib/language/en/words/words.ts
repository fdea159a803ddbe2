import type { LanguageWords } from '../../words-type';
import { englishAmounts, englishChanges } from './changes';
import { englishPlanChange } from './plan-change';

export const englishWords: LanguageWords = {
  changes: englishChanges,
  amounts: englishAmounts,
  planChange: englishPlanChange,
};
