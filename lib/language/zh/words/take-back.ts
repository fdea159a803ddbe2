import type { TakeBackWords } from '../../moment-words';

export const chineseTakeBack: TakeBackWords = {
  fillers: /哦|啊|噢|呃|嗯|诶|哎呀?/,
  weak: /不对|说错了?|错了|等等|等一下|应该是|我是说|不是?(?=[\s,，、。：:])/,
  strong: null,
  following: /应该是|我是说|改成|是/,
  around: /改成|改到|才对|好了|[是到吧的]/,
};
