'use client';
import { useState } from 'react';
import type { Action } from '@/lib/contract/action';
import { useActions } from '../live/actions-provider';
import type { EditRequest, Notice } from '../live/decisions';

export type Busy = 'confirm' | 'cancel' | 'edit' | null;

/** The decisions of one card, one at a time: while one is on its way, no other can be made. */
export function useDecision() {
  const { confirm, cancel, edit } = useActions();
  const [busy, setBusy] = useState<Busy>(null);
  const [notice, setNotice] = useState<Notice>();

  async function decide(kind: Exclude<Busy, null>, run: () => Promise<Notice | undefined>): Promise<boolean> {
    if (busy) return false;
    setBusy(kind);
    setNotice(undefined);
    const refusal = await run();
    setNotice(refusal);
    setBusy(null);
    return refusal === undefined;
  }

  return {
    busy,
    notice,
    confirm: (included: Action[], leftOut: Action[], acknowledge: number | undefined) =>
      decide('confirm', async () => {
        const refusal = await confirm(included, acknowledge);
        return refusal ?? (leftOut.length > 0 ? cancel(leftOut) : undefined);
      }),
    cancel: (actions: Action[]) => decide('cancel', () => cancel(actions)),
    edit: (action: Action, change: EditRequest) => decide('edit', () => edit(action, change)),
  };
}
