import type { Rule } from '../grammar';
import { zh } from './vocabulary';

/** Ticking off and opening again, by order or by telling what was done. */
export const completeRules: Rule[] = [
  {
    name: 'not-done-yet',
    intent: 'reopen',
    pattern: zh('(?:其实|我)*还?没(?:有)?(?:完成|做完?|交|弄完?|办完?|写完?|买|打|付|寄)(?:好|完)?(?:呢)?$'),
  },
  {
    // 打完电话了: what was done stands around the 完.
    name: 'i-did',
    intent: 'complete',
    pattern: zh(
      '(?:我)?(?:已经|刚刚?|刚才|都)*(?<target>[打做看买写交发寄洗吃付开读背浇喂]完[^了，,]{1,20})了$',
    ),
    unless: /[?？]|吗/,
  },
  {
    name: 'reopen',
    intent: 'reopen',
    pattern: zh('(?:重新打开|重新开启|取消完成|恢复|取消勾选)(?<target>.+)$'),
    unless: /闹钟/,
  },
  {
    name: 'reopen',
    intent: 'reopen',
    pattern: zh('(?:把|将)?(?<target>.+?)(?:标记|标|设|改|设置)(?:为|成|回)?(?:未完成|没完成|没做完|待办)$'),
  },
  {
    name: 'reopen',
    intent: 'reopen',
    pattern: zh('(?<target>.+?)(?:其实|还|并)*(?:没|没有|还没)(?:完成|做完|搞定|办完|弄完)(?:呢)?$'),
  },
  {
    name: 'mark-done',
    intent: 'complete',
    pattern: zh(
      '(?:请)?(?:把|将)?(?<target>.+?)(?:都|全部|可以|给我|全)*(?:标记|标|设置|设|改|更新|勾选|记|算|打钩|打勾)(?:为|成|作|做|上)*(?:已经?)?(?:{DONE})$',
    ),
  },
  {
    name: 'mark-done',
    intent: 'complete',
    pattern: zh('(?:标记|勾选|勾掉|划掉|打勾|打钩|勾上)(?:一下)?(?<target>.+?)(?:(?:为|成)?(?:{DONE}))?$'),
  },
  {
    name: 'mark-done',
    intent: 'complete',
    pattern: zh(
      '(?:把|将)?(?:从)?(?<target>.+?)(?:给我)?(?:从.{1,12}(?:里|中|上)?)?(?:划掉|勾掉|勾上|打勾|打钩|勾选|勾去|划去)(?:了)?$',
    ),
  },
  {
    name: 'mark-done',
    intent: 'complete',
    pattern: zh('(?:{LIST})(?:{IN})?(?:勾掉|划掉|打勾|标记)(?<target>.+)$'),
  },
  {
    name: 'is-done',
    intent: 'complete',
    pattern: zh(
      '(?:我)?(?:已经|刚刚|刚才|刚|都)*(?:把|将)?(?<target>.+?)(?:已经|刚刚|刚才|都|刚|我|全部|全|这件事|这事|也)*(?:完成了|做完了|搞定了|办完了|办好了|弄完了|弄好了|做好了|写完了|交了|买好了|买了|买完了|打过了|打完了|处理完了|处理好了|处理了|结束了|完事了|完成啦|搞定啦|搞定|做完|发了|发出去了|寄了|还了|取了|洗了|洗完了|读完了|看完了|付了|交完了|订好了|约好了| ?done了?)$',
    ),
    // 今天把幻灯片做完: without a 了, it is what is to be done.
    unless: /[?？]|吗$|^(?:等|如果|要是)|^(?:\uE000|[,，要得先])*[把将](?!.*(?:已经|刚|都)).*(?:做完|搞定)$/,
  },
  {
    name: 'i-did',
    intent: 'complete',
    pattern: zh('(?:我)?(?:已经|刚刚|刚才|刚|都)+(?<target>.{2,40}?)了$'),
    unless: /[?？]|吗/,
  },
  {
    // 我已经交了房租
    name: 'i-did',
    intent: 'complete',
    pattern: zh(
      '(?:我(?:已经|刚刚?|刚才|都)?|已经|刚刚?|刚才)(?<target>(?:{DID})(?:了[^了,，]{1,20}$|[^了,，]{1,20}(?=了$)))了?$',
    ),
    unless: /[?？]|吗|没|不|[点次个遍]儿?$|提醒|记得/,
  },
  {
    name: 'i-did',
    intent: 'complete',
    pattern: zh(
      '(?:我)?(?:已经|刚刚|刚才|刚)?(?:完成了|做完了|搞定了|办完了|写完了|弄好了|做好了)(?<target>.+)$',
    ),
  },
  {
    name: 'i-did',
    intent: 'complete',
    pattern: zh(
      '(?:我)?(?:已经|刚刚|刚才|刚|都)*(?<target>.{0,12}(?:打|做|看|买|写|交|发|寄|洗|吃|去|问|说|讲|联系|付)过.{0,12}?)了?$',
    ),
    unless: /[?？]|吗|没|不|提醒|记得/,
  },
  {
    name: 'complete',
    intent: 'complete',
    pattern: zh('(?:完成|搞定|做完)(?<target>.{1,40})$'),
    unless: /\uE000/,
  },
];
