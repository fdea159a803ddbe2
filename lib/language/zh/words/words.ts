import type { LanguageWords } from '../../words-type';
import { chineseDates } from '../dates/language';
import { chineseDialogue } from '../dialogue';
import { chineseRewrites } from '../rewrites';
import { chineseAmounts, chineseChanges } from './changes';
import { chineseFit } from './fit';
import { chineseMoments } from './moments';
import { chineseOrders } from './orders';
import { chinesePlanChange } from './plan-change';
import { chineseTakeBack } from './take-back';
import { chineseUnreal } from './unreal';

export const chineseWords: LanguageWords = {
  telling: { letters: /\p{Script=Han}/gu, frame: null },
  dates: chineseDates,
  rewrites: chineseRewrites,
  moments: chineseMoments,
  fit: chineseFit,
  takeBack: chineseTakeBack,
  changes: chineseChanges,
  amounts: chineseAmounts,
  orders: chineseOrders,
  planChange: chinesePlanChange,
  dialogue: chineseDialogue,
  unreal: chineseUnreal,
};
