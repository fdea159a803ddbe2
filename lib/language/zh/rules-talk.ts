import type { Rule } from '../grammar';
import { zh } from './vocabulary';

/** Whole messages that are talk, and words about an order that make it none. */
export const talkRules: Rule[] = [
  {
    name: 'undo',
    intent: 'undo',
    pattern: zh(
      '(?:帮我|给我|请)?(?:(?:把)?(?:刚才|刚刚|上一步|上次|最后)(?:的|那)?(?:一步|一次|操作|修改|改动|更改|个|条)*(?:给我)?)?(?:撤销|撤回|恢复|还原|回退)(?:一下|掉|了|刚才的?|上一步|上一?次|最后|刚刚的?|这个|那个|的|一步|操作|修改|改动|更改)*(?:吗)?$',
    ),
  },
  {
    name: 'grant',
    intent: 'grant',
    pattern: zh('.*(?:不用|不要|别|无需|不必)(?:再|每次都?)?(?:问我|问|确认|询问).*'),
  },
  {
    name: 'yes',
    intent: 'yes',
    pattern: zh('(?:是|是的|对|对的|好|好的|行|可以|嗯|确认|确定|执行|没错|就这样|同意|ok)$'),
  },
  {
    name: 'no',
    intent: 'no',
    pattern: zh('(?:不|不是|不对|不用|不用了|不要|不要了|取消|算了|别|没事了|不行)$'),
  },
  {
    name: 'greeting',
    intent: 'greeting',
    pattern: zh(
      '(?:你好|您好|嗨|哈喽|hi|hello|hey|早|早上好|早安|上午好|中午好|下午好|晚上好|晚安|在吗|在不在|{DATE}好)(?:呀|啊|吗|nod|小诺|!)*$',
    ),
  },
  {
    name: 'thanks',
    intent: 'thanks',
    pattern: zh('(?:谢谢|多谢|感谢|谢了|辛苦了|太好了|真棒|很好|不错|棒)(?:你|您|啦|了|啊|nod)*$'),
  },
  {
    name: 'help',
    intent: 'help',
    pattern: zh(
      '(?:帮助|帮帮我|怎么用|如何使用|使用说明|(?:你|nod)(?:能|会|可以)(?:做|干|帮我做?)(?:些|点)?(?:什么|啥).*|(?:你|nod)(?:是谁|有什么功能|怎么用).*|我(?:能|可以)(?:说|输入|问)(?:些|点)?什么.*)$',
    ),
  },
  {
    name: 'musing',
    intent: 'musing',
    pattern: zh(
      '(?:我|我们)?(?:可能|也许|或许|说不定|不知道要不要|不确定|在想|在考虑|考虑要不要|要不要|该不该|是不是(?:该|应该|要)|好像(?:要|得|该)|大概(?:要|得|会)|估计(?:要|得))(?!提醒).*',
    ),
  },
  { name: 'musing', intent: 'musing', pattern: zh('(?:.{0,12})(?:要是|如果)能.{1,30}(?:就好了|该多好)$') },
];
