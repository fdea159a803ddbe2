import type { Missing, NoRoom, Phrases } from './phrases';

const names = (titles: string[]): string =>
  titles.length <= 3 ? titles.map((title) => `「${title}」`).join('、') : `${titles.length} 件事`;
const quoted = (words: string[]): string => words.map((each) => `「${each}」`).join('、');
const plain = (range: string | null): string => range ?? '';

const PARTS = { morning: '上午', afternoon: '下午', evening: '晚上' } as const;

const DAYS = '一二三四五六日';

export const chinese: Phrases = {
  added: (count, day) =>
    count > 1
      ? `${count === 2 ? '两' : `${count} `}条都已添加。`
      : day
        ? `已添加，放在${day}的清单里了。`
        : '已添加到清单里了。',
  updated: (title, moment) =>
    moment ? `改好了，「${title}」现在是${moment}。` : `改好了，「${title}」已更新。`,
  updatedRepeat: (title, rhythm) =>
    rhythm ? `改好了，「${title}」现在重复：${rhythm}。` : `改好了，「${title}」不再重复。`,
  updatedSeveral: (count) => `${count} 条都改好了。`,
  completed: (titles) => `好，${names(titles)}已勾掉。`,
  reopened: (titles) => `${names(titles)}重新放回待办了。`,
  deleted: (titles) => `已删除，${names(titles)}在回收站里。`,
  partly: (done, total) => `${total} 条里做了 ${done} 条，其余没动。`,
  nothingChanged: '好，什么都没改。',
  expired: '确认的时间过了，什么都没改。卡片上可以重新提出。',
  failed: '没能做成，什么都没改。稍后再试一次。',
  notNeeded: (reason) =>
    ({
      already_done: '这条本来就已经完成了。',
      already_open: '这条本来就还没完成。',
      nothing_changes: '它现在就是这样，不用改。',
    })[reason],
  couldNot: '这个没做成，什么都没改。换个说法试试？',
  listed: (count, range) => `${plain(range)}有 ${count} 件事：`,
  listedDone: (count, range) => `${plain(range)}完成了 ${count} 件事：`,
  listedAbout: (count, text) =>
    count === 1 ? `找到一条和「${text}」有关的：` : `和「${text}」有关的有 ${count} 条：`,
  emptyList: (range) => `${plain(range)}没有安排。`,
  noneDone: (range) => `${range ?? '目前'}还没有完成任何待办。`,
  emptyAbout: (text) => `没有找到和「${text}」有关的待办。`,
  overdue: (count) => `有 ${count} 条已经过期：`,
  noneOverdue: '没有过期的待办。',
  more: (count) => `……还有 ${count} 条。`,
  isOpen: (title) => `「${title}」还没完成。`,
  isSetFor: (title, moment) => (moment ? `「${title}」定在${moment}。` : `「${title}」还没定日子。`),
  isDone: (title) => `是的，「${title}」已经完成了。`,
  notFound: (text) =>
    text ? `没有找到「${text}」这条待办，什么都没改。` : '没有找到这样的待办，什么都没改。',
  notAmong: (name) => `没有找到「${name}」这条待办。`,
  severalFit: (name, titles) => `「${name}」可能是${quoted(titles)}，是哪一条？`,
  addInstead: (title) => `没有找到「${title}」这条待办。要新建一条吗？`,
  addOption: (title) => `添加：${title}`,
  noOption: '不用了',
  allOption: (count) => (count === 2 ? '两条都是' : `全部 ${count} 条`),
  whichOne: {
    update: '要改哪一条？',
    complete: '哪一条完成了？',
    reopen: '要重新打开哪一条？',
    delete: '要删除哪一条？',
    skip: '要去掉哪一条？',
  },
  noDay: '不用日期',
  whichMoment: (title) => (title ? `「${title}」具体是什么时候？` : '具体是什么时候？'),
  whichDay: (title) => (title ? `「${title}」放在哪天？` : '放在哪天？'),
  countDiffers: (announced, listed) => `你说了 ${announced} 件，我看到 ${listed} 件，是不是都在这里？`,
  unreal: (words) => `没有「${words}」这个时间，所以没有设。请告诉我是什么时候。`,
  reminderNeedsTime: (title) =>
    `还不知道「${title}」是什么时候，所以提醒没设上。先告诉我时间，再说提前多久。`,
  whatTitle: '要记什么事？',
  titleExamples: ['给牙医打电话', '买牛奶'],
  whatChange: (title) => `「${title}」要改什么？`,
  service: '我只管待办，这件事我自己办不了。要放进清单里吗？',
  musing: (title) => `要把「${title}」放进清单吗？`,
  greeting: '你好。想记什么直接说，比如“明天下午3点给牙医打电话”。',
  thanks: '不客气。',
  help: '我帮你管待办。可以说“周五买牛奶”“这周有什么安排？”“把看牙改到周一”或“牛奶买好了”。你确认之前什么都不会改。',
  other: '我管的是待办。可以试试“明天下午3点给牙医打电话”或“这周有什么安排？”。',
  cancelled: '好，什么都没改。',
  cancelAllHint: '没有等你决定的卡片。要把所有待办都删掉，就说“删除所有待办”。',
  nothingOpen: '现在没有要确认的。接下来要做什么？',
  undoHint: '只写“撤销”两个字，就能收回刚才那一步；也可以点卡片下面的“撤销”。我不会凭猜测撤销。',
  nothingToUndo: '这个对话里没有可以撤销的。',
  redoHint: '想要回来的话，再说一遍要做什么就行。我不会凭猜测重做。',
  leavesOut: (titles) =>
    `${names(titles)}是重复的，这里只去掉那一次。要整个不做了，就说“删除${titles.length === 1 ? titles[0] : '它们'}”。`,
  keepFree: '我不会自己添加，那天保持原样。要清掉那天已有的，就说“清空”加上日期。',
  feeling: '听到了。清单里有什么想挪开或者不做了，跟我说一声就行。',
  skipHint: (title, moment) =>
    `我只能跳过「${title}」最近的一次（${moment}），跳不了更后面的。要跳过最近这次，就说“跳过这次”。`,
  oneOfMany: (titles) =>
    `${names(titles)}是重复的，那天只是其中一次，没法单独改。要改每一次，就别说日期再说一遍。`,
  sayInstead: '告诉我改成什么、改哪一条就行。',
  nextOrder: (words) => `这张定了之后，再处理${quoted(words)}。`,
  orderLeft: (words) => `还没处理：${quoted(words)}。`,
  notRead: (words) => `${quoted(words)}这部分没听懂，可以再说一遍。`,
  grantHint: '每次改动我都会先问你。哪一类以后不用再问？',
  grantKinds: ['添加待办不用再问', '完成待办不用再问', '修改待办不用再问'],
  grantOffered: '许可的范围写在上面。点了按钮才算数，在那之前我还是会问。',
  planWhat: (count, range) =>
    `${plain(range)}${count === 0 ? '还空着' : `已经有 ${count} 件事`}。想安排些什么？比如“周四前写周报、跑步三次、看书2小时”。`,
  noRoom: ({ things, more, stays, ...reason }) => {
    const named = things
      .map(({ title, missing, minutes }) =>
        missing > 1 ? `「${title}」还有 ${amount(missing, minutes)}` : `「${title}」`,
      )
      .join('、');
    const what = more > 0 ? `${named}等 ${things.length + more} 件` : named;
    const head = `${what}${stays ? '没有挪' : '没排进去'}`;
    return `${head}：${reasonOf(reason)}。`;
  },
  partlyIn: ({ things, more: _more, stays: _stays, ...reason }) =>
    things
      .map(({ title, missing, all, minutes }) => {
        const [total, placed, rest] = [all, all - missing, missing].map((times) => amount(times, minutes));
        return `「${title}」${total}里排进了 ${placed}，还差 ${rest}：${reasonOf(reason)}。`;
      })
      .join('\n'),
  roomFor: (title, minutes, isAssumed) =>
    `「${title}」（${isAssumed ? '约 ' : ''}${lengthOf(minutes)}）可以放在：`,
  freeOn: (day, free) => `- ${day}：${free.join('、')}`,
  untimedToo: (count) => `这几天另有 ${count} 件事还没定时间，没有算进去。`,
  noRoomFor: (title, minutes, range) =>
    `${plain(range)}没有够「${title}」用的 ${lengthOf(minutes)}空闲时间。`,
  notBefore: (first, second) => `没能把「${first}」排在「${second}」之前。`,
  standsAlready: (things) => {
    const named = things.map(({ title, times }) =>
      times > 1 ? `「${title}」（${times} 次）` : `「${title}」`,
    );
    return `这几天的清单里已经有${named.join('、')}。确认的话会再加一遍。`;
  },
  planStands: '没听出来要改什么，计划还是原来的样子。可以说“跑步只要两次”“周三不要安排”或“健身放上午”。',
  planIsSo: '计划里本来就是这样，没有变动。',
  fewerNow: (title, now, before) =>
    now === 0 ? `计划里没有「${title}」了。` : `「${title}」现在是 ${now} 次，原来是 ${before} 次。`,
  keepsLimit: (title, by) => `「${title}」没有动：它最晚${by}要做完。`,
  noneInPlan: (title, day) => `这份计划里${plain(day)}没有「${title}」，计划还是原来的样子。`,
  noneOnDay: (title, day) => `${plain(day)}没有「${title}」，什么都没改。`,
  nothingToSpread: (range) => `${plain(range)}没有可以挪的事。`,
  nothingToMove: '没有要挪的：你说的已经在那儿了，或者已经做完了。',
  beyondSearch: '这个没法查：日期要在公元1000年到9000年之间，文字最多500个字。',
  noTool: '现在读不到你的清单，什么都没改。',
  titleAt: (title, moment) => `${title}（${moment}）`,
  dayButton: (month, day, weekday) => `${month}月${day}日 周${DAYS[weekday]}`,
  today: '今天',
  tomorrow: '明天',
  yesterday: '昨天',
  thisWeek: '这周',
  nextWeek: '下周',
  from: (from, to) => `${from}到${to}`,
  on: (day) => day,
};

const lengthOf = (minutes: number): string =>
  minutes < 60 ? `${minutes} 分钟` : `${Math.round(minutes / 6) / 10} 小时`;

function amount(times: number, minutes: Missing['minutes']): string {
  return minutes ? `${Math.round((times * minutes) / 6) / 10} 小时` : `${times} 次`;
}

function reasonOf({ why, by, on, part, takenBy }: Omit<NoRoom, 'things' | 'more' | 'stays'>): string {
  const place = `${on ?? (by ? `${by}之前` : '')}${part ? PARTS[part] : ''}`;
  if (why === 'past') return '那个时间已经过了';
  if (takenBy) return `那个时间已经有「${takenBy.title}」（${takenBy.moment}）`;
  if (why === 'too_long') return `${place}没有这么长的空闲时间`;
  return `${place}没有空闲时间了`;
}
