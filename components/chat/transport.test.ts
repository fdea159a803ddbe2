import { describe, expect, it } from 'vitest';
import { readChunks } from './transport';

async function chunksOf(pieces: Uint8Array<ArrayBuffer>[]) {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const chunks = [];
  for await (const chunk of readChunks(body)) chunks.push(chunk);
  return chunks;
}

describe('readChunks', () => {
  const events = [
    { type: 'start' },
    { type: 'text-delta', id: 't', delta: '明天 3pm\n\ndata: x' },
    { type: 'finish' },
  ];
  const wire = `${events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')}data: [DONE]\n\n`;
  const bytes = new TextEncoder().encode(wire);

  it('reads the same chunks wherever the network cuts the stream, inside a character too', async () => {
    for (let at = 0; at <= bytes.length; at++) {
      expect(await chunksOf([bytes.slice(0, at), bytes.slice(at)])).toEqual(events);
    }
  });

  it('reads Windows line ends, comments and a last event without its empty line', async () => {
    const text = ': hello\r\n\r\ndata: {"type":"start"}\r\n\r\ndata: {"type":"finish"}';
    expect(await chunksOf([new TextEncoder().encode(text)])).toEqual([{ type: 'start' }, { type: 'finish' }]);
  });

  it('reads nothing from an empty stream', async () => {
    expect(await chunksOf([])).toEqual([]);
  });
});
