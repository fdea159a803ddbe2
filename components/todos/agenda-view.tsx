'use client';
import { useLocale, useTranslations } from 'next-intl';
import { formatDay } from '@/lib/time/format';
import type { LocalMoment } from '@/lib/time/local-date';
import { Button } from '../ui/button';
import { isOverdue } from './group-by-day';
import { EmptyList, TodoSection } from './todo-sections';
import { type Agenda, useTodos } from './todos-provider';

/** How many of the coming todos the first view shows. */
const PREVIEW = 6;

type AgendaViewProps = {
  agenda: Agenda;
  now: LocalMoment;
  onView: (view: 'upcoming' | 'overdue' | 'all') => void;
};

/** The first view: what slipped, the day, what comes next, what has no date. */
export function AgendaView({ agenda, now, onView }: AgendaViewProps) {
  const t = useTranslations('todos');
  const locale = useLocale();
  const { withHints } = useTodos();
  // A time of today that has passed stays with today, where the day shows it as late.
  const slipped = withHints(agenda.overdue).filter((todo) => todo.dueDate !== now.date);
  const today = withHints(agenda.today).toSorted(
    (a, b) => Number(isOverdue(b, now)) - Number(isOverdue(a, now)),
  );
  const upcoming = withHints(agenda.upcoming);
  const inbox = withHints(agenda.inbox);
  const seeAll = (view: 'upcoming' | 'all') => (
    <Button
      look="link"
      size="small"
      aria-label={`${t('seeAll')}: ${t(`views.${view}`)}`}
      onClick={() => onView(view)}
    >
      {t('seeAll')}
    </Button>
  );
  return (
    <>
      {slipped.length > 0 && (
        <TodoSection title={t('views.overdue')} todos={slipped} now={now} showDay tone="late" />
      )}
      {today.length > 0 ? (
        <TodoSection title={formatDay(now.date, now.date, locale)} todos={today} now={now} />
      ) : (
        <EmptyList title={t('empty.today')} hint={t('empty.todayHint')} />
      )}
      {upcoming.length > 0 && (
        <TodoSection title={t('views.upcoming')} todos={upcoming.slice(0, PREVIEW)} now={now} showDay>
          {upcoming.length > PREVIEW && seeAll('upcoming')}
        </TodoSection>
      )}
      {inbox.length > 0 && (
        <TodoSection title={t('anytime')} todos={inbox.slice(0, PREVIEW)} now={now}>
          {inbox.length > PREVIEW && seeAll('all')}
        </TodoSection>
      )}
    </>
  );
}
