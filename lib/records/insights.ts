import type { ActionStatus, Risk } from '@/lib/contract/action';
import type { Insights, Interval, Share, Shares } from '@/lib/contract/records';
import { addDays, daysBetween, type LocalDate } from '@/lib/time/local-date';
import { localNow, toInstant } from '@/lib/time/zoned-time';

/** What the arithmetic needs to know of one action. */
export type Fact = {
  batchId: string;
  tool: string;
  risk: Risk;
  status: ActionStatus;
  proposedAt: Date;
  expiresAt: Date;
  firstSeenAt: Date | null;
  decidedAt: Date | null;
  decidedHow: 'button' | 'text' | 'batch' | 'grant' | null;
  reason: string | null;
  isEdited: boolean;
};

export type Span = { days: number; timeZone: string; from: LocalDate; to: LocalDate; since: Date };

/** The last `days` days of the person, today included, and the instant at which they began. */
export function spanOf(now: Date, days: number, timeZone: string): Span {
  const to = localNow(now, timeZone).date;
  const from = addDays(to, 1 - days);
  return { days, timeZone, from, to, since: toInstant({ date: from, time: '00:00' }, timeZone) };
}

/** A median under this is a card that reads at a glance, one over `UNCLEAR_SECONDS` a card that does not. */
const CLEAR_SECONDS = 2;
const UNCLEAR_SECONDS = 10;

/**
 * The value below which the part `p` of the samples lies, by linear interpolation between the two nearest (the median of an even number
 * is the middle of its two). Null without samples.
 */
export function percentile(samples: readonly number[], p: number): number | null {
  if (samples.length === 0) return null;
  const sorted = [...samples].sort((a, b) => a - b);
  const rank = (sorted.length - 1) * p;
  const below = sorted[Math.floor(rank)] as number;
  const above = sorted[Math.ceil(rank)] as number;
  return below + (above - below) * (rank - Math.floor(rank));
}

function intervalOf(seconds: number[]): Interval {
  const median = percentile(seconds, 0.5);
  return {
    count: seconds.length,
    medianSeconds: rounded(median),
    p90Seconds: rounded(percentile(seconds, 0.9)),
    reading:
      median === null
        ? null
        : median < CLEAR_SECONDS
          ? 'clear'
          : median > UNCLEAR_SECONDS
            ? 'unclear'
            : 'fair',
  };
}

const rounded = (seconds: number | null): number | null =>
  seconds === null ? null : Math.round(seconds * 1000) / 1000;

type Sample = { seconds: number; wasSeen: boolean; tools: string[]; risk: Risk; day: LocalDate };
type Dated = Fact & { day: LocalDate };

/** A person's yes or no. Grants, time, a card that was set aside and a deleted conversation are none. */
function isAnswer(fact: Fact): boolean {
  return (
    (fact.decidedHow === 'button' || fact.decidedHow === 'batch' || fact.decidedHow === 'text') &&
    (fact.status === 'confirmed' || fact.status === 'undone' || fact.status === 'cancelled') &&
    fact.reason !== 'thread_deleted' &&
    fact.reason !== 'new_message' &&
    fact.decidedAt !== null
  );
}

/** The lines of each answer, however many it decided: a card of ten lines is read once. */
function answersOf(facts: Dated[]): Dated[][] {
  const answers = Map.groupBy(
    facts.filter(isAnswer),
    (fact) => `${fact.batchId} ${fact.decidedAt?.getTime()}`,
  );
  return [...answers.values()];
}

/** Typing takes its own time, so an answer in words tells nothing about how clear the card was. */
const isInWords = ([first]: Dated[]): boolean => first?.decidedHow === 'text';

function sampleOf(lines: Dated[]): Sample {
  const [first] = lines as [Dated];
  const decided = (first.decidedAt as Date).getTime();
  // A report that arrives after the click says nothing about when the card was first in view.
  const seen = lines.flatMap(({ firstSeenAt }) =>
    firstSeenAt && firstSeenAt.getTime() <= decided ? [firstSeenAt.getTime()] : [],
  );
  const began = seen.length > 0 ? Math.min(...seen) : first.proposedAt.getTime();
  return {
    seconds: Math.max(0, decided - began) / 1000,
    wasSeen: seen.length > 0,
    tools: [...new Set(lines.map((line) => line.tool))],
    risk: first.risk,
    day: first.day,
  };
}

type End = Exclude<ActionStatus, 'undone'> | 'setAside';

/**
 * What became of an action as far as shares go. An undone one was confirmed; one past its time is expired, swept or not; one that a new message
 * cancelled was set aside, and nobody said no to it.
 */
function endOf(fact: Fact, now: Date): End {
  if (fact.status === 'undone') return 'confirmed';
  if (fact.status === 'cancelled' && fact.reason === 'new_message') return 'setAside';
  return fact.status === 'pending' && now >= fact.expiresAt ? 'expired' : fact.status;
}

const part = (count: number, of: number): Share => ({ count, of, share: of === 0 ? null : count / of });

function sharesOf(facts: Fact[], now: Date): Shares {
  const ended = facts.filter((fact) => endOf(fact, now) !== 'pending');
  const by = (end: End) => part(countEnded(ended, end, now), ended.length);
  const confirmed = countEnded(ended, 'confirmed', now);
  return {
    confirmed: by('confirmed'),
    cancelled: by('cancelled'),
    setAside: by('setAside'),
    expired: by('expired'),
    superseded: by('superseded'),
    failed: by('failed'),
    edited: part(ended.filter((fact) => fact.isEdited).length, ended.length),
    undone: part(ended.filter((fact) => fact.status === 'undone').length, confirmed),
  };
}

const countEnded = (facts: Fact[], end: End, now: Date): number =>
  facts.filter((fact) => endOf(fact, now) === end).length;

const RISKS: Risk[] = ['low', 'medium', 'high'];

/**
 * How clear the cards were and what became of them, from the bare facts of the actions proposed in the span. `labelOf` names a tool in the
 * reader's language.
 */
export function computeInsights(
  facts: Fact[],
  { span, now, labelOf }: { span: Span; now: Date; labelOf(tool: string): string },
): Insights {
  const dated = facts.map((fact) => ({ ...fact, day: localNow(fact.proposedAt, span.timeZone).date }));
  const answers = answersOf(dated);
  const samples = answers.filter((answer) => !isInWords(answer)).map(sampleOf);
  const seen = samples.filter((sample) => sample.wasSeen);
  const tools = [...new Set(facts.map((fact) => fact.tool))].sort();
  const secondsOf = (chosen: Sample[]) => intervalOf(chosen.map((sample) => sample.seconds));
  return {
    days: span.days,
    timeZone: span.timeZone,
    from: span.from,
    to: span.to,
    proposed: facts.length,
    pending: countEnded(facts, 'pending', now),
    answered: { cards: answers.length, inWords: answers.filter(isInWords).length },
    interval: {
      overall: secondsOf(seen),
      byTool: tools
        .map((tool) => ({
          tool,
          label: labelOf(tool),
          interval: secondsOf(seen.filter((sample) => sample.tools.includes(tool))),
        }))
        .filter(({ interval }) => interval.count > 0),
      byRisk: RISKS.map((risk) => ({
        risk,
        interval: secondsOf(seen.filter((sample) => sample.risk === risk)),
      })).filter(({ interval }) => interval.count > 0),
      unseen: secondsOf(samples.filter((sample) => !sample.wasSeen)),
    },
    shares: sharesOf(facts, now),
    sharesByTool: tools.map((tool) => {
      const own = facts.filter((fact) => fact.tool === tool);
      return { tool, label: labelOf(tool), proposed: own.length, shares: sharesOf(own, now) };
    }),
    daily: dailyOf(dated, seen, span, now),
  };
}

function dailyOf(facts: Dated[], seen: Sample[], span: Span, now: Date): Insights['daily'] {
  const factsOn = Map.groupBy(facts, (fact) => fact.day);
  const samplesOn = Map.groupBy(seen, (sample) => sample.day);
  return Array.from({ length: daysBetween(span.from, span.to) + 1 }, (_, index) => {
    const day = addDays(span.from, index);
    const own = factsOn.get(day) ?? [];
    return {
      day,
      proposed: own.length,
      confirmed: countEnded(own, 'confirmed', now),
      cancelled: countEnded(own, 'cancelled', now),
      setAside: countEnded(own, 'setAside', now),
      expired: countEnded(own, 'expired', now),
      edited: own.filter((fact) => fact.isEdited).length,
      undone: own.filter((fact) => fact.status === 'undone').length,
      interval: intervalOf((samplesOn.get(day) ?? []).map((sample) => sample.seconds)),
    };
  });
}
