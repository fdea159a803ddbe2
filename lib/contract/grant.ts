import { z } from 'zod';
import { risks } from './action';

/** A standing permission, as the person reads it. */
export const grantSchema = z.strictObject({
  id: z.string(),
  tool: z.string(),
  risk: z.enum(risks),
  fields: z.array(z.string()),
  maxLines: z.number().int(),
  /** Exactly what it covers, one sentence in the reader's language. */
  covers: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  revokedAt: z.string().optional(),
  /** Cards it ran. */
  uses: z.number().int(),
});
export type Grant = z.infer<typeof grantSchema>;

/** "Don't ask again", offered after three plain confirms of a kind. Only a click makes it a grant. */
export type GrantOffer = { actionId: string; tool: string; covers: string };

/** `data-grant`: the offer that the person asked for in words. */
export type GrantData = { tool: string; covers: string };

export const createGrantRequestSchema = z.union([
  z.strictObject({ actionId: z.string().min(1).max(100) }),
  z.strictObject({ tool: z.string().min(1).max(100) }),
]);
