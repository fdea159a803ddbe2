import type { Region } from '../grammar';

const LEAD_INS = [
  /\uE000+好[\s,，.!！、]+(?=\S)/uy,
  /(?:[\s,.:;、，。*•–-]|(?<!!)!(?!!))+/y,
  /(?:早上好|上午好|中午好|下午好|晚上好|早安?|你好|您好|嗨|嘿|哈喽|喂|好的|好吧|好|嗯+|哦|那么|那|然后|对了|另外|还有|不好意思|谢谢|不是|不对|错了|等等|等一下|算了|哎呀)[\s,，.!！、]+/y,
  /(?:哦|啊|嗯)?对了(?=提醒|帮我|给我|记得|记一?下|添加|加[上一个]|我[要得]|\uE000)/uy,
  /(?:再|还要?|也)(?=(?:帮我|给我)?(?:添加|加上?|记))/y,
  /(?:小诺|诺德|nod)[\s,，:]*/y,
  /(?:麻烦你?|劳驾|拜托|辛苦|请问|请帮我?|请你?(?!(?!提醒|帮|给|把|将|在|添|加|设|记|取消|删|安排|预|创)\p{Script=Han}{1,4}(?:吃饭|吃|喝|来|唱歌|看电影|签字|审核|审批|帮忙|过目)))(?:一下)?/uy,
  /(?:你|您)?(?:可不可以|能不能|可以不可以|能否|可否|可以|可)(?=[帮请替给把将提在为去设添加创删取显展告])/y,
  /能(?=[帮给替])/y,
  /(?:你|您)(?:能|会|可以|得|需要|应该|要)(?=[帮请替给把将提在为去设添加创删取显展告])/y,
  /(?:帮忙|帮我|帮|替我|给我|为我|让我)(?=(?:把|将|在|提|设|加|添|新|建|创|记|安|删|取|去|移|清|改|推|查|看|标|勾|约|预|订|定|规|排|列|显|展|打|读|告|找|完|写|做|买|延|调|取))/y,
  /我(?:想要?|需要|希望|要|打算)(?:让?你)?(?:去|来)?(?=(?:把|将|[在往].{0,8}(?:日历|清单|待办|日程|列表|备忘)|添加|设置|设|创建|新建|增加|删|取消|改|修改|查|看|预订|预约|安排|知道|了解|听))/y,
  /(?:先)?(?:别|不要|不用|无需|不必)(?:帮我|给我)?(?:添加|加|新建|改|动|删|做)(?:任何|什么)?(?:待办|东西|事情?|任务|别的)?[,，。;；]+(?:你)?(?:就|只要?|只用|直接)?(?=.)/uy,
  /(?:去|来)(?=(?:设置|创建|添加|删除|取消))/y,
];
const POLITE = /(?:可不可以|能不能|可以|能否|可否|能|会)(?:帮我|给我|帮忙|替我|帮|请)*$/;
const TAILS =
  /(?:[\s,.!?;，。！？；~～]+|吧|呗|哦|哈|啦|谢谢你?|[,，](?:顺便|然后|还有|以及|另外)|好吗|好不好|可以吗|行吗|好嘛|行不行|多谢|拜托了?|可以么|嘛)$/;

/** The sentence without greetings, courtesies and closing particles. */
export function coreOf(masked: string): Region {
  let start = 0;
  let moved = true;
  while (moved) {
    moved = false;
    for (const leadIn of LEAD_INS) {
      leadIn.lastIndex = start;
      const match = leadIn.exec(masked);
      if (match && match[0].length > 0 && leadIn.lastIndex < masked.length) {
        start = leadIn.lastIndex;
        moved = true;
      }
    }
  }
  let end = masked.length;
  // Closing courtesies are short: looking at the last characters only keeps long texts cheap.
  for (let round = 0; round < 8; round++) {
    const from = Math.max(start, end - 60);
    const tail = TAILS.exec(masked.slice(from, end));
    if (!tail || from + tail.index <= start) break;
    end = from + tail.index;
  }
  // "可以把…吗": the courtesy in front takes its particle along.
  if (start > 0 && /[吗么嘛]$/.test(masked.slice(start, end)) && POLITE.test(masked.slice(0, start)))
    end -= 1;
  return { start, end };
}
