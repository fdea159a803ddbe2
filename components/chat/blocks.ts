export type Block = { kind: 'line'; text: string } | { kind: 'list'; items: string[] };

const BULLET = /^\s*[-•·*]\s+(\S.*)$/;

/** The lines of a reply, with lines that follow each other as points gathered into lists. Nothing else is markup. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    const item = BULLET.exec(line)?.[1];
    const last = blocks.at(-1);
    if (item === undefined) blocks.push({ kind: 'line', text: line });
    else if (last?.kind === 'list') last.items.push(item);
    else blocks.push({ kind: 'list', items: [item] });
  }
  return blocks;
}
