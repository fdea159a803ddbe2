import { readAmount } from './amounts';
import { shifted } from './beside';
import type { Parser } from './found';
import { textAt } from './tokens';

/** "+15 minutes", "+2 days"; with a minus only at the start of a text, where it is no dash: so far from now. */
export const signedAmount: Parser = (tokens, index) => {
  const sign = textAt(tokens, index);
  const before = tokens[index - 1];
  if ((sign !== '+' && sign !== '-') || (sign === '-' && index > 0)) return null;
  if (before && (tokens[index]?.glued || before.kind === 'number')) return null;
  if (!tokens[index + 1]?.glued || tokens[index + 1]?.kind !== 'number') return null;
  const amount = readAmount(tokens, index + 1, true);
  return (
    amount && {
      piece: shifted(amount.value, sign === '+' ? 1 : -1, undefined, 'signed amount'),
      next: amount.next,
    }
  );
};
