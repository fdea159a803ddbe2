import type { Reading, Region } from '../grammar';
import type { Sentence } from '../sentence';
import { offTopic } from './topics';

const SERVICE =
  /^(?:播放|(?:我)?(?:给|为|把|将|对|对于)(?!我|自己).{1,40}(?:打(?!电话)|评|评为|评级|评价为?)(?:分|级)?.{0,4}[\d一二两三四五六七八九十\uE000](?!针).{0,8}$|(?:评分|评级)|\uE000*(?:我)?(?:在.{1,40}|为.{1,3}人|帮我和.{1,12})预[订定](?:在.*|房间)?$|放一首|放首|唱|来一首|听|翻译|导航|打车|叫车|点外卖|搜索|查找|查询|找到|寻找|找一|给我找|讲|说|推荐|介绍|计算|打开|关闭|关掉|调高|调低|调大|调小|给.{0,20}(?:打|评).{0,6}[分星]|评[分价]|我想(?:看|听|找|预订|订|去看|去最近|去附近|看到|将|把|在)|让我们(?:听|看)|有(?:多|没有)|(?:我)?(?:想要?|需要|要)?(?:在.{1,20})?(?:预订|订)(?:一?(?:个|张|家))?.*(?:桌|位|餐|人)|显示|展示|给我看)/;

/** What people sort, wash, print or buy is a todo, whatever it is about. */
const ERRAND =
  /^(?:\uE000|不急|[,，]|有空|有时间|我|要|得|去|把|给|帮)*(?:整理|清理|备份|打印|冲洗|上传|洗|买|修|寄|交|带|收|写|复印|退|取|还|擦|换|归档)(?!多少|什么|几)/;

/** What a sentence means that no rule knows: a todo, unless it asks for another kind of service. */
export function readBareChinese(sentence: Sentence, core: Region): Reading {
  const words = sentence.masked.slice(core.start, core.end).replaceAll(' ', '');
  const create = (rule: string): Reading => ({ intent: 'create', rule, regions: { body: core } });
  const talk = (rule: string): Reading => ({ intent: 'other', rule, regions: { body: core } });
  if (!/[\p{L}\p{N}\uE000\uE001]/u.test(words)) return talk('nothing-said');
  if (/^\uE001+$/u.test(words)) return create('quotation');
  if (/^(?:什么|啥|为什么|为啥|怎么|干嘛|哪|谁|几点|几号|多少|多久|何时|[和跟]谁|[在去]哪)/.test(words))
    return talk('question');
  if (offTopic.test(words) && !ERRAND.test(words) && !/记得|别忘/.test(words)) return talk('off-topic');
  if (SERVICE.test(words)) return talk('service');
  if (/(?:[?？]|[吗呢])\s*$/.test(sentence.masked)) return talk('question');
  if (sentence.whens.length > 0) return create('dated');
  if (
    /^(?:我(?:很|觉得|喜欢|不|是)|你|这|那|他|她|它|哈哈|呵呵|嗯|哦|没有|不知道|随便|真的|为什么)/.test(words)
  )
    return talk('statement');
  return words.length <= 40 ? create('bare') : talk('long-talk');
}
