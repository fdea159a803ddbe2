import type { OrderWords } from '../../order-words';

export const chineseOrders: OrderWords = {
  and: /和|及|与/,
  or: /或/,
  betweenTags: /和/,
  joining: /然后再?|并且|并|再|还有|同时/,
  between: /\s*(?:然后再?|并且|同时|另外)\s*/,
  changes: /^(?:请|帮我)?(?:删除?掉?|去掉|取消|移除|勾掉|标记|把.+(?:删|取消|改|移|挪|推迟|标记|勾掉|划掉))/i,
  adds: /^(?:请|帮我)?(?:添加|新建|加|提醒我|创建|记一下|记下)/i,
  doing: new Set(),
  goesOn: null,
  named: null,
};
