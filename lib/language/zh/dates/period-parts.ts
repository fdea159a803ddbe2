import type { DaySpec } from '@/lib/language/dates/day-spec';
import { readNumber } from './numerals';
import { readStretch } from './periods';
import { at, type Found, joint, type Parser } from './scan';

/** 第二周, 第37个星期, 前两天, 最后一个星期一, 第三天, 第一个工作日: a part of the stretch before it. */
export const partOf: Parser = (text, index) => {
  const of = readStretch(text, index);
  return of && readPartOf(text, joint(text, of.next), of.value);
};

/** 第二个, 倒数第三个, 最后一个: negative from the end. */
export function readPosition(text: string, index: number): Found<number> | null {
  const last = at(/最后(?:的)?一?个?(?=工作日|天|周|星期|礼拜)/y, text, index);
  if (last) return { value: -1, next: index + last[0].length };
  const back = at(/倒数第/y, text, index);
  const start = back ? index + 3 : text[index] === '第' ? index + 1 : -1;
  const number = start < 0 ? null : readNumber(text, start);
  if (!number || number.value < 1) return null;
  return {
    value: back ? -number.value : number.value,
    next: text[number.next] === '个' ? number.next + 1 : number.next,
  };
}

function readPartOf(
  text: string,
  index: number,
  of: DaySpec,
): { piece: { rule: string; day: DaySpec }; next: number } | null {
  const edge = at(
    /(前|头|最后|后|最末) ?(\d{1,3}|[一二两三四五六七八九十]{1,3}) ?个?(天|周|星期|礼拜|月|季度)(?!一|二|三|四|五|六|日|末)/y,
    text,
    index,
  );
  if (edge) {
    const said = readNumber(edge[2] ?? '', 0)?.value ?? 0;
    const count = edge[3] === '季度' ? said * 3 : said;
    const unit = edge[3] === '天' ? 'day' : edge[3] === '月' || edge[3] === '季度' ? 'month' : 'week';
    const side = edge[1] === '前' || edge[1] === '头' ? 'first' : 'last';
    const next = index + edge[0].length;
    if (count === 1)
      return { piece: { rule: '第几', day: { is: 'nth', nth: side === 'first' ? 1 : -1, unit, of } }, next };
    return count > 0
      ? { piece: { rule: '时段的一部分', day: { is: 'edge', side, count, unit, of } }, next }
      : null;
  }
  const position = readPosition(text, index);
  if (!position) return null;
  const weekday = at(/(?:周|星期|礼拜)([一二三四五六日天])/y, text, position.next);
  if (weekday) {
    const day = '一二三四五六日'.indexOf(weekday[1] === '天' ? '日' : (weekday[1] ?? ''));
    return {
      piece: { rule: '第几个星期几', day: { is: 'nthWeekday', nth: position.value, weekday: day, of } },
      next: position.next + weekday[0].length,
    };
  }
  const unit = at(/工作日|天|周末|周|星期|礼拜|季度|月/y, text, position.next)?.[0];
  if (unit === undefined) return null;
  const name =
    unit === '工作日'
      ? 'workday'
      : unit === '天'
        ? 'day'
        : unit === '周末'
          ? 'weekend'
          : unit === '季度'
            ? 'quarter'
            : unit === '月'
              ? 'month'
              : 'week';
  return {
    piece: { rule: '第几', day: { is: 'nth', nth: position.value, unit: name, of } },
    next: position.next + unit.length,
  };
}
