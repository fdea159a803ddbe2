'use client';
import { Tabs } from '@base-ui/react/tabs';
import { Search, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { LocalMoment } from '@/lib/time/local-date';
import { useLocalNow } from '../live/browser-clock';
import { IconButton } from '../ui/button';
import { AgendaView } from './agenda-view';
import { isOverdue } from './group-by-day';
import { ListView, type PagedView } from './list-view';
import { QuickAdd } from './quick-add';
import { useTodos } from './todos-provider';

const VIEWS = ['today', 'upcoming', 'overdue', 'all', 'done'] as const;
type View = (typeof VIEWS)[number];
const isView = (value: unknown): value is View => VIEWS.some((view) => view === value);

/** The list: views as tabs, a search over everything, and a line to add by hand. */
export function TodoPanel() {
  const t = useTranslations('todos');
  const now = useLocalNow();
  const { agenda, failed } = useTodos();
  const [view, setView] = useState<View>('today');
  const [isSearching, setIsSearching] = useState(false);
  const [text, setText] = useState('');
  const query = useDeferredValue(isSearching ? text.trim() : '');
  const closeSearch = () => {
    setIsSearching(false);
    setText('');
  };
  return (
    <section
      aria-label={t('label')}
      aria-busy={now === null || (agenda === null && !failed)}
      className="flex h-full min-h-0 flex-col"
    >
      <Tabs.Root
        value={view}
        onValueChange={(next: unknown) => isView(next) && setView(next)}
        className="flex min-h-0 flex-1 flex-col"
      >
        <div className="flex min-h-13 items-center gap-1 px-3 wide:px-4">
          {isSearching ? (
            <SearchField text={text} onText={setText} onClose={closeSearch} />
          ) : (
            <>
              <ViewTabs now={now} />
              <IconButton label={t('searchOpen')} onClick={() => setIsSearching(true)}>
                <Search aria-hidden />
              </IconButton>
            </>
          )}
        </div>
        <Tabs.Panel
          value={view}
          aria-label={t('list', { view: t(`views.${view}`) })}
          className="quiet-scroll min-h-0 flex-1 px-5 pb-6 focus-visible:-outline-offset-2 wide:px-6"
        >
          {now && <PanelContent view={view} query={query} now={now} onView={setView} />}
        </Tabs.Panel>
      </Tabs.Root>
      <QuickAdd draft={view === 'today' && now ? { dueDate: now.date } : {}} />
    </section>
  );
}

type ContentProps = { view: View; query: string; now: LocalMoment; onView: (view: View) => void };

function PanelContent({ view, query, now, onView }: ContentProps) {
  const t = useTranslations('todos');
  const { agenda, failed } = useTodos();
  if (view !== 'today' || query !== '') {
    const paged: PagedView = view === 'today' ? 'all' : view;
    return <ListView key={paged} view={paged} query={query} now={now} />;
  }
  if (agenda) return <AgendaView agenda={agenda} now={now} onView={onView} />;
  return (
    <p role="status" className="py-10 text-center text-sm text-ink-faint">
      {failed ? t('failed') : t('loading')}
    </p>
  );
}

function ViewTabs({ now }: { now: LocalMoment | null }) {
  const t = useTranslations('todos');
  const { agenda } = useTodos();
  const late = now && agenda ? agenda.overdue.filter((todo) => isOverdue(todo, now)).length : 0;
  return (
    <Tabs.List
      aria-label={t('views.label')}
      className="flex min-w-0 flex-1 overflow-x-auto [scrollbar-width:none]"
    >
      {VIEWS.map((view) => (
        <Tabs.Tab
          key={view}
          value={view}
          className="relative min-h-9 shrink-0 rounded-control px-2 text-sm text-ink-soft transition-colors duration-150 after:absolute after:inset-x-2 after:bottom-0.5 after:h-0.5 after:rounded-full hover:text-ink focus-visible:-outline-offset-2 data-[active]:font-medium data-[active]:text-ink data-[active]:after:bg-ink"
        >
          {t(`views.${view}`)}
          {view === 'overdue' && late > 0 && (
            <span className="tabular ml-1 text-xs font-medium text-amber-ink">{late}</span>
          )}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}

type SearchFieldProps = { text: string; onText: (text: string) => void; onClose: () => void };

function SearchField({ text, onText, onClose }: SearchFieldProps) {
  const t = useTranslations('todos');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <search className="flex min-w-0 flex-1 items-center gap-1">
      <input
        ref={input}
        type="search"
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
        aria-label={t('search')}
        placeholder={t('search')}
        className="min-h-9 min-w-0 flex-1 rounded-control bg-sunken px-3 [&::-webkit-search-cancel-button]:hidden"
      />
      <IconButton label={t('searchClose')} onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </search>
  );
}
