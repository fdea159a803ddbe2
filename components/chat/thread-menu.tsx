'use client';
import { Popover } from '@base-ui/react/popover';
import { ChevronDown, Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ThreadSummary } from '@/lib/contract/chat';
import { asProblem, call } from '../live/request';
import { IconButton } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useToasts } from '../ui/toasts';
import { VisibleText } from '../ui/visible-text';

type ThreadMenuProps = { threadId: string | null; onOpen: (threadId: string | null) => void };

/** The conversations: open one, start one, delete one. */
export function ThreadMenu({ threadId, onOpen }: ThreadMenuProps) {
  const t = useTranslations('threads');
  const toasts = useToasts();
  const [isOpen, setIsOpen] = useState(false);
  const [threads, setThreads] = useState<ThreadSummary[] | null>(null);
  const [deleting, setDeleting] = useState<ThreadSummary | null>(null);

  const load = async () => {
    try {
      setThreads((await call<{ threads: ThreadSummary[] }>('GET', '/api/threads')).threads);
    } catch (error) {
      toasts.show({ title: asProblem(error).detail ?? t('missing'), tone: 'problem' });
    }
  };
  const remove = async (thread: ThreadSummary) => {
    try {
      await call('DELETE', `/api/threads/${encodeURIComponent(thread.id)}`);
      setThreads((known) => known?.filter(({ id }) => id !== thread.id) ?? null);
      toasts.show({ title: t('deleted') });
      if (thread.id === threadId) onOpen(null);
    } catch (error) {
      toasts.show({ title: asProblem(error).detail ?? t('missing'), tone: 'problem' });
    }
  };
  const choose = (id: string | null) => {
    setIsOpen(false);
    onOpen(id);
  };

  return (
    <div className="flex items-center gap-1">
      <Popover.Root
        open={isOpen}
        onOpenChange={(open) => {
          setIsOpen(open);
          if (open) void load();
        }}
      >
        <Popover.Trigger className="inline-flex min-h-9 items-center gap-1.5 rounded-control px-2.5 text-sm text-ink-soft transition-colors duration-150 hover:bg-hover hover:text-ink data-[popup-open]:bg-hover">
          {t('open')}
          <ChevronDown aria-hidden className="size-4" />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner align="start" sideOffset={6} className="z-40">
            <Popover.Popup
              aria-label={t('open')}
              className="w-[min(22rem,calc(100vw-1.5rem))] rounded-card border border-line bg-surface p-1.5 shadow-card transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
            >
              {threads?.length === 0 && <p className="px-3 py-3 text-sm text-ink-faint">{t('empty')}</p>}
              <ul className="quiet-scroll max-h-[60vh]">
                {threads?.map((thread) => (
                  <li key={thread.id} className="group flex items-center gap-1">
                    <button
                      type="button"
                      aria-current={thread.id === threadId ? 'true' : undefined}
                      onClick={() => choose(thread.id)}
                      className="min-h-10 min-w-0 flex-1 truncate rounded-control px-3 text-left text-sm hover:bg-hover aria-[current]:font-medium aria-[current]:text-accent-ink"
                    >
                      <VisibleText text={thread.title || t('untitled')} />
                    </button>
                    <IconButton label={`${t('delete')}: ${thread.title}`} onClick={() => setDeleting(thread)}>
                      <Trash2 aria-hidden className="!size-4" />
                    </IconButton>
                  </li>
                ))}
              </ul>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      <IconButton label={t('new')} onClick={() => choose(null)}>
        <Plus aria-hidden />
      </IconButton>
      <ConfirmDialog
        open={deleting !== null}
        title={t('deleteTitle')}
        body={t('deleteBody')}
        confirm={t('deleteConfirm')}
        keep={t('keep')}
        onConfirm={() => {
          if (deleting) void remove(deleting);
        }}
        onClose={() => setDeleting(null)}
      />
    </div>
  );
}
