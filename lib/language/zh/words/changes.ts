import type { AmountWords, ChangeWords } from '../../words-type';

export const chineseChanges: ChangeWords = {
  earlier: /提前|提早|往前/,
  later: /推迟|延后|延迟|推后|顺延|延期|往后|[推延](?=[一二两三四五六七八九十半几\d])/,
  direction:
    /往[前后](?:推迟|[推挪移延调放])?|提前|提早|推迟|延后|延迟|推后|之?后|以后|[推延](?=[一二两三四五六七八九十半几\d])/gi,
  bare: null,
  longer: /延长/,
  shorter: /缩短/,
  length: null,
  goal: /(?:到|至|为|成)$/,
  distance: /之?后$|^(?:推迟|延后|提前|提早|往[前后])/i,
  stretch: /延长|缩短/,
  partAlone: null,
};

export const chineseAmounts: AmountWords = {
  article: null,
  timer: /计时|倒计时|定时|闹钟/,
};
