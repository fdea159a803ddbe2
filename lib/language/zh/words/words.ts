import type { LanguageWords } from '../../words-type';
import { chineseAmounts, chineseChanges } from './changes';

export const chineseWords: LanguageWords = { changes: chineseChanges, amounts: chineseAmounts };
