import type { LanguageWords } from '../../words-type';
import { englishAmounts, englishChanges } from './changes';

export const englishWords: LanguageWords = { changes: englishChanges, amounts: englishAmounts };
