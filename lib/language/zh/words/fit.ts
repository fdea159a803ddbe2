import type { FitWords } from '../../moment-words';

const HOLIDAY_THING =
  /^(?:的)?(?:晚会|聚会|派对|礼物|礼品|贺卡|卡片|活动|假期|车票|机票|月饼|粽子|汤圆|红包|促销|大餐|聚餐|蛋糕|装饰|布置|对联|年货|节目|快乐)/;
const MAKES = /[写做理备定交看改对计汇结出订审填新印发查算付缴编列]$/;
const PERIOD_THING =
  /^的?\p{Script=Han}{0,4}?(?:计划|总结|预算|报告|报表|周报|月报|年报|目标|日程|排班|账单|账目|账|工资|课表|菜单|方案|数据|发票|考勤|财报|日历|挂历|清单|表|税|房租|费)/u;
const PART_THING = /^(?:茶|觉|操|自习)/;

export const chineseFit: FitWords = {
  holiday: {
    rule: '节日',
    isOfName: ({ span: { start, end } }, folded) => {
      const after = folded.slice(end, end + 16);
      const isObject = /[买订送抢备吃寄]/.test(folded.charAt(start - 1)) && /^\p{L}/u.test(after);
      return HOLIDAY_THING.test(after) || isObject;
    },
  },
  isOfName: ({ span: { start, end }, part, vague }, folded) => {
    const after = folded.slice(end, end + 16);
    // 写12月总结: the month is what it is about, not when.
    if (vague && MAKES.test(folded.slice(0, start)) && PERIOD_THING.test(after)) return true;
    // 8点场的票: the hour is that of the show.
    return (part !== undefined && PART_THING.test(after)) || /^场(?:的|次|$)/u.test(after);
  },
  isOfTitle: null,
  possessive: null,
  rhythm: null,
  doing: null,
  particle: null,
  event: /^(?:早餐|早饭|午餐|午饭|晚餐|晚饭|夜宵)/i,
  closingEvent: null,
  asksReminder: /提醒|通知|叫我/,
  remindsAt:
    /(?:[,，;；。、]\s*|\s+)(?:请|记得|到时候?|并|再|在|然后|先)*\uE000+(?:的?时候|时)?(?:请|再|先|就|记得)*(?:提醒|通知|叫)(?:一下)?我(?:一下|一声)?(?=\s*(?:$|[,，。;；!！]))/gu,
  dayBefore: /^(?:在|于)?(?:前一天|头一天|前一晚|头天)/i,
  reminderBefore: /(?:提前|提早)$/,
  reminderBehind: /^之?前(?=提醒|通知|叫)/,
  reminding: /提醒|闹钟|叫我|叫醒|通知我/u,
};
