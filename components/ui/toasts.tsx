'use client';
import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { VisibleText } from './visible-text';

export type ToastRequest = {
  title: string;
  body?: string;
  tone?: 'plain' | 'problem' | 'reminder';
  action?: { label: string; run: () => void };
  /** Stays until it is dismissed. */
  sticky?: boolean;
};

type ToastData = { tone: NonNullable<ToastRequest['tone']> };

/** Small notes at the edge of the page: what was just done, with its undo; a reminder; a refusal in words. */
export function useToasts(): { show: (request: ToastRequest) => string } {
  const { add, close } = Toast.useToastManager<ToastData>();
  return useMemo(
    () => ({
      show: ({ title, body, tone = 'plain', action, sticky }) => {
        const id: string = add({
          title,
          description: body,
          timeout: sticky ? 0 : 8_000,
          // An urgent toast would be hidden from assistive technology until its region has the focus; a polite one is not.
          priority: 'low',
          data: { tone },
          ...(action && {
            actionProps: {
              children: action.label,
              onClick: () => {
                close(id);
                action.run();
              },
            },
          }),
        });
        return id;
      },
    }),
    [add, close],
  );
}

export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider limit={4}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="fixed inset-x-3 bottom-20 z-50 flex flex-col items-center gap-2 wide:inset-x-auto wide:right-6 wide:bottom-20 wide:w-96 wide:items-stretch">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

const EDGES = {
  // On a phone more than two of them would cover what the person is at.
  plain: 'border-line max-wide:[&:nth-child(n+3)]:hidden',
  problem: 'border-amber-line',
  reminder: 'border-accent-ink',
} as const;

function ToastList() {
  const t = useTranslations('todos');
  const { toasts } = Toast.useToastManager<ToastData>();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['down', 'right']}
      className={`w-full rounded-card border bg-surface text-ink shadow-card transition-[opacity,transform] duration-150 ease-settle data-[ending-style]:opacity-0 data-[starting-style]:translate-y-2 data-[starting-style]:opacity-0 data-[limited]:hidden ${EDGES[toast.data?.tone ?? 'plain']}`}
    >
      <Toast.Content className="flex items-center gap-2 py-2.5 pr-2 pl-4">
        <div className="min-w-0 flex-1">
          <Toast.Title className="text-sm font-medium break-words line-clamp-3">
            <VisibleText text={String(toast.title ?? '')} />
          </Toast.Title>
          <Toast.Description className="text-sm text-ink-soft" />
        </div>
        <Toast.Action className="shrink-0 rounded-control px-3 py-1.5 text-sm font-medium text-accent-ink hover:bg-hover" />
        <Toast.Close
          aria-label={t('dismiss')}
          className="grid size-8 shrink-0 place-items-center rounded-control text-ink-faint hover:bg-hover hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
