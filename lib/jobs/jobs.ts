import type { Db } from '@/db/client';
import { deleteExpiredAccess } from '@/db/queries/accounts';
import type { Gate } from '@/lib/gate/gate';
import type { Job } from './start-jobs';

/** Everything that runs on a schedule. Todos, actions and the audit are nobody's to tidy away. */
export function allJobs(db: Db, gate: Pick<Gate, 'sweep'>): Job[] {
  return [
    {
      name: 'sweep-expired-cards',
      cron: '* * * * *',
      run: async (now) => ({ expired: await gate.sweep(now) }),
    },
    { name: 'remove-expired-access', cron: '17 3 * * *', run: (now) => deleteExpiredAccess(db, now) },
  ];
}
