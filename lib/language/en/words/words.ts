import type { LanguageWords } from '../../words-type';
import { englishDates } from '../dates/language';
import { englishDialogue } from '../dialogue';
import { englishRewrites } from '../rewrites';
import { englishAmounts, englishChanges } from './changes';
import { englishFit } from './fit';
import { englishMoments } from './moments';
import { englishOrders } from './orders';
import { englishPlanChange } from './plan-change';
import { englishTakeBack } from './take-back';
import { englishUnreal } from './unreal';

export const englishWords: LanguageWords = {
  telling: {
    letters: null,
    frame: /\b(?:the|to|with|my|me|at|on|for|and|of|is|from|please|what|when|add|remind|call|buy)\b/gi,
  },
  dates: englishDates,
  rewrites: englishRewrites,
  moments: englishMoments,
  fit: englishFit,
  takeBack: englishTakeBack,
  changes: englishChanges,
  amounts: englishAmounts,
  orders: englishOrders,
  planChange: englishPlanChange,
  dialogue: englishDialogue,
  unreal: englishUnreal,
};
