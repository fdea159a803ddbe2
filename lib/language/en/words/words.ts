import type { LanguageWords } from '../../words-type';
import { englishRewrites } from '../rewrites';
import { englishAmounts, englishChanges } from './changes';
import { englishFit } from './fit';
import { englishMoments } from './moments';
import { englishOrders } from './orders';
import { englishPlanChange } from './plan-change';
import { englishTakeBack } from './take-back';

export const englishWords: LanguageWords = {
  rewrites: englishRewrites,
  moments: englishMoments,
  fit: englishFit,
  takeBack: englishTakeBack,
  changes: englishChanges,
  amounts: englishAmounts,
  orders: englishOrders,
  planChange: englishPlanChange,
};
