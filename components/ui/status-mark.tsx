import { Check, CircleDashed, Clock, CornerUpLeft, Hand, Minus, TriangleAlert } from 'lucide-react';
import type { ActionStatus } from '@/lib/contract/action';

const ICONS = {
  pending: CircleDashed,
  confirmed: Check,
  cancelled: Minus,
  expired: Clock,
  superseded: Minus,
  failed: TriangleAlert,
  undone: CornerUpLeft,
  own: Hand,
} as const satisfies Record<ActionStatus | 'own', unknown>;

/** A small round mark of what became of something. The words beside it say the same. */
export function StatusMark({ status }: { status: ActionStatus | 'own' }) {
  const Icon = ICONS[status];
  const isDone = status === 'confirmed';
  return (
    <span
      aria-hidden
      className={`grid size-5 shrink-0 place-items-center rounded-full ${isDone ? 'bg-accent text-on-accent' : 'bg-sunken text-ink-faint'}`}
    >
      <Icon className="size-3" strokeWidth={isDone ? 3 : 2} />
    </span>
  );
}
