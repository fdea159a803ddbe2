import type { Db } from '@/db/client';
import type { Clock } from '@/lib/clock';
import type { Gate } from '@/lib/gate/gate';
import type { ResolvedModel } from '@/lib/models/resolve';
import type { Skill } from '@/lib/skills/catalogue';

/** What the agent is made of; put together once in `lib/services.ts`. */
export type AgentOptions = {
  db: Db;
  gate: Gate;
  model: ResolvedModel;
  skills: Skill[];
  /** Names this server process in leases. */
  holder: string;
};

/** The most steps of one run of the loop; a model that needs more is going round in circles. */
export const STEP_LIMIT = 10;
/** How long a turn holds its thread without a sign of life. */
export const LEASE_MS = 60_000;
export const HEARTBEAT_MS = 5_000;

/** Who is speaking, and what their request brought along. */
export type Speaker = {
  userId: string;
  sessionId: string;
  device?: string;
  clock: Clock;
  timeZone: string;
};
