import { describe, expect, it } from 'vitest';
import { understand } from './understand';
import type { TodoDraft } from './understanding';

/** The todos that a text asks for. */
function created(text: string): TodoDraft[] {
  const understanding = understand(text, { now: '2026-12-01T09:00' });
  if (understanding.intent !== 'create')
    throw new Error(`"${text}" is ${understanding.intent}, by ${understanding.rule}`);
  return understanding.items;
}

describe('titles', () => {
  it.each([
    ['Remind me to book the ferry on Monday at 8am', 'book the ferry'],
    ['please add wash the curtains to my to-do list', 'wash the curtains'],
    ['set a reminder for tomorrow to water the ferns', 'water the ferns'],
    ['I need to order ink by Thursday', 'order ink'],
    ["don't forget to lock the shed tonight", 'lock the shed'],
    ['schedule a call with Ines on Friday at 2pm', 'call with Ines'],
    ['lunch with Omar tomorrow', 'lunch with Omar'],
    ['my landlord said I have to bleed the radiators', 'bleed the radiators'],
    ['Omar asked me to proofread his essay', 'proofread his essay'],
    ["don't forget: the umbrella", 'the umbrella'],
    ['修屋顶（12月20号截止）', '修屋顶'],
    ['下周找一天跟阿杰排练', '找一天跟阿杰排练'],
    ['buy a programme for the 8pm show', 'buy a programme for the 8pm show'],
    ['parents evening thursday at 6', 'parents evening'],
    ['update the map by monday', 'update the map'],
    ['renew the licence, expires 14 feb', 'renew the licence'],
    ['买3张8点场的票', '买3张8点场的票'],
    ['oil the hinges and', 'oil the hinges'],
    ['房东让我周五前换灯泡', '换灯泡'],
    ['教练说买新球鞋', '买新球鞋'],
    ['名天和阿杰排练', '和阿杰排练'],
    ['和阿杰排练，顺便', '和阿杰排练'],
    ['return the 3rd edition of the atlas', 'return the 3rd edition of the atlas'],
    ['"ring may 5 times"', 'ring may 5 times'],
    ["buy tickets for Saturday's match", "buy tickets for Saturday's match"],
    ['meet Omar for lunch on tuesday at noon', 'meet Omar for lunch'],
    ['I need an alarm for 7am to remind me to feed the ferret', 'feed the ferret'],
    ['oil the hinges tomorrow, add this todo', 'oil the hinges'],
    ['our family calendar 5/1 visit Grandpa', 'visit Grandpa'],
    ['remind me of tomorrows rehearsal', 'rehearsal'],
    ['put on olives on my shopping list', 'olives'],
    ["remind me about tomorrow's rehearsal", 'rehearsal'],
    ['remind me an hour before the lunch meeting', 'lunch meeting'],
    ['set a reminder for me to air the attic tomorrow', 'air the attic'],
    ['I have choir at seven pm on friday send me a reminder', 'choir'],
    ['add glue to the list of things I need to buy', 'glue'],
    ['please remind to stretch at nine pm', 'stretch'],
    ['when I get home remind me to feed the ferret', 'feed the ferret when I get home'],
    ['remind me before I go to bed to lock the shed', 'lock the shed before I go to bed'],
    ['put the duvet on my washing list for me', 'duvet'],
    ['set an alarm to go off at 6', 'alarm'],
    ['到家后提醒我喂猫', '到家后喂猫'],
    ['明天出门前提醒我关窗', '出门前关窗'],
    ['九点后提醒我吃药', '吃药'],
    ['remind me later to feed the ferret', 'feed the ferret'],
    ['add a dozen chores to do in spring', 'dozen chores to do in spring'],
    ['明早八点提醒我遛狗', '遛狗'],
    ['把10月1日都设置给奶奶打电话的提醒', '给奶奶打电话'],
    ['把周六的聚餐活动添加到日历', '聚餐活动'],
    ['把从7月6日开始持续一周的装修添加到日历', '装修'],
    ['在周三下午4点到周五结束的团建期间，锁定我的日历', '团建'],
    ['提醒我今天我去菜市场', '去菜市场'],
    ['提醒我周六去游泳', '游泳'],
    ['待办里添加去爬山', '去爬山'],
    ['记得周三去取西装', '取西装'],
    ['帮我添加一个任务：整理发票', '整理发票'],
    ['feed the ferret later', 'feed the ferret'],
    ['later, feed the ferret', 'feed the ferret'],
    ['remind me in a bit to feed the ferret', 'feed the ferret'],
    ['feed the ferret later today', 'feed the ferret'],
    ['feed the ferret when I have time', 'feed the ferret'],
    ['buy the novel sooner or later', 'buy the novel sooner or later'],
    ['tomorrow lunch with Omar', 'lunch with Omar'],
    ['Friday: dinner at Nopi', 'dinner at Nopi'],
    ['tomorrow at lunch ring Omar', 'ring Omar'],
    ['改天请老王吃饭', '请老王吃饭'],
    ['请明天提醒我喂猫', '喂猫'],
    ['有空给猫洗澡', '给猫洗澡'],
    ['今天晚点给猫洗澡', '给猫洗澡'],
    ['航班晚点通知家人', '航班晚点通知家人'],
    ['找时间整理相册', '整理相册'],
    ['把修自行车加到待办里', '修自行车'],
    ['周日下午和爸妈视频', '和爸妈视频'],
    ['提醒我看“三月的雪”', '看“三月的雪”'],
  ])('"%s" is titled "%s"', (text, title) => {
    expect(created(text)).toHaveLength(1);
    expect(created(text)[0]?.title?.value).toBe(title);
  });

  it('points at the words of the title in the text', () => {
    expect(created('tomorrow remind me to Feed The Cat')[0]?.title).toEqual({
      value: 'Feed The Cat',
      certainty: 'said',
      span: { start: 22, end: 34, text: 'Feed The Cat' },
    });
  });

  it('keeps a message that is only a moment as the title, and says that this is a guess', () => {
    expect(created('next Sunday')[0]?.title).toMatchObject({ value: 'next Sunday', certainty: 'inferred' });
  });
});
