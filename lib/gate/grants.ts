import type { Risk } from '@/lib/contract/action';
import type { Effect } from '@/lib/tools/define-tool';
import { sameValue } from '@/lib/tools/todo-fields';
import type { ActionFindings, ActionRecord } from './action';
import { hasHiddenCharacters } from './hidden-characters';
import { MANY } from './policy';

/** Exactly what a grant covers. */
export type Coverage = {
  tool: string;
  maxRisk: Exclude<Risk, 'none'>;
  /** Arguments that may be set; `id` is not one. */
  fields: string[];
  /** The most lines one card may have. */
  maxLines: number;
};

export type GrantRecord = Coverage & {
  userId: string;
  id: string;
  fromActionId: string | null;
  sessionId: string;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  uses: number;
};

/** Cards of one kind in a row, each confirmed without an edit, after which "don't ask again" is offered. However many lines a card has, it was one decision. */
export const OFFER_AFTER = 3;

const ORDER: Risk[] = ['none', 'low', 'medium', 'high'];

/** What is covered when somebody no longer wants to be asked for what these cards did. More than five at once still asks, unless the card itself was high. */
export function coverageOf(cards: ActionRecord[], lines: number): Coverage {
  const [newest] = cards;
  if (!newest) throw new RangeError('a coverage needs a card');
  const isHigh = newest.risk === 'high';
  return {
    tool: newest.tool,
    maxRisk: isHigh ? 'high' : 'medium',
    fields: [...new Set(cards.flatMap((card) => fieldsOf(card.arguments)))].sort(),
    maxLines: isHigh ? lines : MANY,
  };
}

export type GrantedLine = {
  tool: string;
  arguments: Record<string, unknown>;
  effect: Effect;
  findings: Pick<ActionFindings, 'warnings' | 'conflicts'>;
};

/**
 * The grants that together cover every line of a card, or null. A line with a warning or a conflict is never covered: what a person would have
 * wanted to see, they see.
 */
export function coveringGrants(
  grants: GrantRecord[],
  lines: GrantedLine[],
  risk: Risk,
): GrantRecord[] | null {
  const used = new Set<GrantRecord>();
  for (const line of lines) {
    if (line.findings.warnings.length > 0 || line.findings.conflicts.length > 0) return null;
    const grant = grants.find((candidate) => coversLine(candidate, line, lines.length, risk));
    if (!grant) return null;
    used.add(grant);
  }
  return [...used];
}

function coversLine(grant: GrantRecord, line: GrantedLine, count: number, risk: Risk): boolean {
  return (
    grant.tool === line.tool &&
    ORDER.indexOf(risk) <= ORDER.indexOf(grant.maxRisk) &&
    count <= grant.maxLines &&
    fieldsOf(line.arguments).every((field) => grant.fields.includes(field))
  );
}

/** Whether these last decisions of one kind, newest first, are reason enough to offer a grant. A card counts once, and only when all of it was confirmed as it was. */
export function earnsOffer(decided: ActionRecord[]): boolean {
  const cards = [...Map.groupBy(decided, ({ batchId }) => batchId).values()].slice(0, OFFER_AFTER);
  return cards.length === OFFER_AFTER && cards.every((lines) => lines.every(isPlainConfirm));
}

function isPlainConfirm(action: ActionRecord): boolean {
  return (
    action.status === 'confirmed' &&
    action.risk !== 'high' &&
    sameValue(action.arguments, action.proposedArguments) &&
    canBeShown(action)
  );
}

/** A card that held characters nobody can see is no ground for not being asked again. */
export function canBeShown(action: Pick<ActionRecord, 'arguments'>): boolean {
  return textsIn(action.arguments).every((text) => !hasHiddenCharacters(text));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function fieldsOf(input: Record<string, unknown>): string[] {
  return Object.keys(input).filter((name) => name !== 'id' && input[name] !== undefined);
}
