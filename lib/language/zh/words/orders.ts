import type { OrderWords } from '../../order-words';

export const chineseOrders: OrderWords = {
  // 名天: the wrong character of two that sound alike.
  respell: (text) => text.replace(/(?<![一二两三四五六七八九十几数\d多])名天(?![文才气使])/gu, '明天'),
  and: /和|及|与/,
  or: /或/,
  betweenTags: /和/,
  priorityAlone: /紧急|重要|加急|[高中低]优先级?/,
  joining: /然后再?|并且|并|再|还有|同时/,
  between: /\s*(?:然后再?|并且|同时|另外|并(?=[把将删取勾改移给]))\s*/,
  changes:
    /^(?:请|帮我)?(?:删除?掉?|去掉|取消|移除|勾掉|标记|把.+(?:删|取消|改|换|移|挪|提前|延|推迟|标记|勾掉|划掉))/i,
  adds: /^(?:请|帮我)?(?:添加|新建|加|提醒我|创建|记一下|记下)/i,
  ellipsis: null,
  sameFor: /^(?<name>[^，,。]{1,30}?)也(?:一样|是|一起)?(?:[改挪移推调]?(?:过去|到那天|一下)?)?[。.!！]*$/iu,
  beside:
    /^(?:谢|多谢|麻烦|拜托|请|因为|由于|不然|否则|要不|我|他|她|它|那天|这样|可以|好吗|行吗|好不好|不是|不用|别|如果|到时)/iu,
  doing: new Set(['打电话', '发邮件', '写邮件', '回邮件', '发消息', '发短信', '发微信']),
  goesOn: null,
  named: null,
};
