import type { Rule } from '../grammar';
import { zh } from './vocabulary';

/** What is felt, exclaimed or only floated: a day in it plans nothing. */
export const feelingRules: Rule[] = [
  {
    // 谢谢再见; a 谢谢 before a comma is a courtesy that is off already.
    name: 'thanks',
    intent: 'thanks',
    pattern: zh(
      '(?:好的?|行|嗯)?[,，]?(?:(?:谢谢|多谢|谢了|感谢)(?:你|您|啦|了|啊)*[,，!！~ ]*(?:先这样|就这样|没(?:别的)?事了|辛苦了?|晚安)|(?:(?:谢谢|多谢|谢了|感谢)(?:你|您|啦|了|啊)*)?[,，!！~ ]*(?:再见|拜拜|回头见|{DATE}见))(?:了|啊|啦|吧)*$',
    ),
  },
  {
    // 我讨厌周一
    name: 'feeling',
    intent: 'other',
    pattern: zh(
      '(?:我|我们)(?:真的?|好|很|最|超|特别|非常|都)*(?:讨厌|恨|受不了|喜欢|爱死|害怕)(?!.*(?:提醒|记得|帮我))[^的]{1,20}$',
    ),
  },
  {
    // 唉今天事好多啊
    name: 'feeling',
    intent: 'other',
    pattern: zh(
      '(?:唉+|哎呀?|啊+|哇+|天哪|天啊|我的天|救命)[,， ]*.{0,20}(?:好|太|真|这么|那么|怎么).{0,12}(?:啊|呀|了|呢|!|~)*$',
    ),
    unless: /提醒|记得|别忘|帮我|加|买|约|订/,
  },
  {
    // 要不明天去跑步吧
    name: 'musing',
    intent: 'musing',
    pattern: zh('要不(?:然)?(?:我们|我|咱们|咱)?[^,，]{2,40}$'),
    unless: /提醒|[改挪移换推删]/,
  },
];

/** What was good or bad: told, not planned. */
export const tellingRules: Rule[] = [
  {
    name: 'feeling',
    intent: 'other',
    pattern: zh(
      '(?:唉+|哎+|哈+|呵+|哦+|啊+|额|呃|嘿嘿|嘻嘻|无语|等等?|等一?下|等会儿?|没什么|没啥)(?:了|啊|呀)*$',
    ),
  },
  {
    // ppt今天做不了了
    name: 'denied',
    intent: 'other',
    pattern: zh('(?:我)?[^,，]{0,12}(?:做|写|弄|办|去|来|赶|交|完成)不(?:了|完|成|出来)(?:了|啊|呀)?$'),
    unless: /[?？]|吗|提醒|记得|[改挪移推]/,
  },
  {
    // 今天看牙医太难受了
    name: 'feeling',
    intent: 'other',
    pattern: zh(
      '(?:{DATE})?[^,，\\uE000]{0,10}?(?:太|好|真|超|特别|非常|很|实在)+(?:难受|累|可怕|痛苦|糟糕|糟|开心|高兴|顺利|无聊|紧张|丢人|尴尬|崩溃|折磨人|辛苦|痛|疼)(?:了|啊|呀|哦|死)*$',
    ),
    unless: /提醒|记得|[?？]|吗/,
  },
];

/** Orders about the todos of a day that leave 把 out. */
export const dayRules: Rule[] = [
  {
    // 牙医要45分钟
    name: 'told-length',
    intent: 'update',
    pattern: zh(
      '(?<target>(?!我|还|提醒|只|就)[^\\uE000,，]{2,10}?)(?:大概|大约|估计|一般|只|可能)*(?:需要|要花|要用|要|得花|得|持续)(?:大概|大约|差不多)?(?<into>{DATE})(?:左右)?$',
    ),
    unless: /[?？]|吗|多/,
  },
  {
    // 牙医现在是12点
    name: 'told-now',
    intent: 'update',
    pattern: zh(
      '(?<target>[^\\uE000，,]{2,12}?)(?:的时间)?现在(?:是|改到|改成|改为|定在|在)(?<into>{DATE})了?$',
    ),
  },
  {
    // 牙医还没看, 房租没交呢
    name: 'not-done',
    intent: 'reopen',
    pattern: zh(
      '(?:我|我的)?(?<target>(?!还|其实|今天|明天|我)[^\\uE000，,]{1,16}?)(?:其实|都|也)*(?:还没有?|没有?(?=.{1,3}[完好呢]))(?:{DID}|开|去|弄|办)(?:完|好|过|出去)?(?:呢|啊|呀)?$',
    ),
    unless: /[?？]|吗|么$|什么|哪|谁|多少|提醒|记得|如果|要是|万一/,
  },
  {
    // 我还没交房租
    name: 'not-done',
    intent: 'reopen',
    pattern: zh(
      '(?:我|我们)?(?:其实|都|也)*还没有?(?<target>(?:{DID})(?!什么|[^，,]{0,12}的)[^\\uE000，,]{1,16}?)(?:呢|啊|呀)?$',
    ),
    unless: /[?？]|吗|么$|什么|哪|谁|多少|提醒|记得|如果|要是|万一|[完好]呢?$/,
  },
  {
    // 我把周报写完了，牙医也看了
    name: 'both-done',
    intent: 'complete',
    pattern: zh(
      '(?:我|我们)?(?:已经|刚刚?|刚才|都)*(?:把|将)?(?<target>[^\\uE000，,]{1,16}?(?:{DID})(?:完|好|过)?了[，,](?:然后|还有|另外)?(?:我|我们)?(?:已经|刚刚?|刚才)*(?:把|将)?[^\\uE000，,]{1,16}?(?:也|都|已经|全)*(?:{DID})(?:完|好|过)?了)$',
    ),
    // 把快递取了，再把猫喂了: what comes next is still to be done.
    unless: /[?？]|吗|么$|提醒|记得|如果|要是|等|[，,](?:然后)?再/,
  },
  {
    // 房租不用交了
    name: 'no-longer-need',
    intent: 'delete',
    pattern: zh(
      '(?:我)?(?<target>[^\\uE000，,]{1,16}?)(?:不用|不必|不需要|用不着)(?:再)?(?:{DID}|开|去|弄|叫|找|请|来|接|送)了$',
    ),
    unless: /[?？]|吗/,
  },
  {
    // 周报算了
    name: 'no-longer-need',
    intent: 'delete',
    pattern: zh('(?<target>(?!那|就|还是|要不)[^\\uE000，,]{2,10}?)(?:就|还是)?算了(?:吧)?$'),
    unless: /[?？]|吗/,
  },
  {
    // 牙医是4点不是3点
    name: 'told-now',
    intent: 'update',
    pattern: zh('(?<target>[^\\uE000，,]{2,12}?)(?:应该)?(?:是|在)(?<into>{DATE})[,，]?(?:而)?不是{DATE}$'),
  },
  {
    // 花浇过了
    name: 'is-done',
    intent: 'complete',
    pattern: zh(
      '(?:我)?(?<target>[^\\uE000，,]{1,8}?)(?:已经|刚刚|刚才|都|也)*(?:{DID}|拿|接|送|找|收|开|吃|喝|上|背|听)(?:过|完|好|到)了$',
    ),
    unless: /[?？]|吗|没|不|提醒|记得|如果|要是|等|^(?:我|他|她)|[做看]到了$/,
  },
  {
    // 药吃了
    name: 'is-done',
    intent: 'complete',
    pattern: zh(
      '(?:我)?(?<target>(?:药|水|饭|早饭|午饭|晚饭|维生素|[^\\uE000,，]{1,6}药))(?:已经|刚刚|刚才|都|也)*[吃喝服]了$',
    ),
    unless: /[?？]|吗|没|不|提醒|记得|等/,
  },
  {
    // 今天药没吃
    name: 'not-done',
    intent: 'reopen',
    pattern: zh(
      '(?:{DATE})?(?:我)?(?<target>[^\\uE000,，]{1,8}?)(?:还)?没有?(?:{DID}|吃|喝|开|去|做)(?:呢|啊)?$',
    ),
    unless: /[?？]|吗|什么|哪|谁|提醒|记得|如果|要是|^(?:还|其实|我|他|她)?没/,
  },
  {
    // 牙医看了
    name: 'is-done',
    intent: 'complete',
    pattern: zh('(?:我)?(?<target>[^\\uE000，,]{2,8}?)(?:已经|刚刚|刚才|都|也)*看(?:完|好|过)?了$'),
    unless: /[?？]|吗|提醒|记得|如果|要是|等|[电影剧书视频节目]|^(?:我|他|她)/,
  },
  {
    // 评审会每周都开
    name: 'dated',
    intent: 'create',
    pattern: zh('(?<body>[^\\uE000，,]{2,12}?{DATE})(?:都|也)+(?:要|会)?(?:开|有|做|去|上|办|举行|进行)$'),
    unless: /[?？]|吗|提醒|记得|如果|要是/,
  },
  {
    // 看牙医推一周
    name: 'move-by',
    intent: 'update',
    pattern: zh(
      '(?<target>(?!把|将)(?:{DATE}的?)?[^\\uE000]{1,20}?)(?:再|都|全部|全)*(?<into>(?:(?:往[前后])?(?:推迟|延后|推|延)|往[前后](?:挪|移|调|放)){DATE})(?:吧)?$',
    ),
    unless: /^(?:提醒|记得)|提醒/,
  },
  {
    // 周五的都删掉
    name: 'delete',
    intent: 'delete',
    pattern: zh(
      '(?<target>{DATE}的?(?:事情?|任务|待办|安排|日程)?(?:都|全部|全))(?:给我|帮我)?(?:{DELETE})(?:掉|了)?(?:吧)?$',
    ),
  },
];
