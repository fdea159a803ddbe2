import type { UIMessageChunk } from 'ai';
import type { CardData } from '@/lib/contract/action';
import type { MessagePart } from '@/lib/contract/chat';

/** A whole message of Nod's own words, and the cards under it, as a UI message stream. */
export function textChunks(
  messageId: string,
  metadata: Record<string, unknown>,
  text: string,
  cards: CardData[],
): ReadableStream<UIMessageChunk> {
  const parts: MessagePart[] = [
    { type: 'text', text },
    ...cards.map((card): MessagePart => ({ type: 'data-card', data: card })),
  ];
  return replayChunks(messageId, metadata, parts);
}

/** A stored message as a UI message stream. */
export function replayChunks(
  messageId: string,
  metadata: Record<string, unknown>,
  parts: MessagePart[],
): ReadableStream<UIMessageChunk> {
  return streamOf([
    { type: 'start', messageId, messageMetadata: metadata },
    { type: 'start-step' },
    ...parts.flatMap((part, index) => chunksOf(part, `${messageId}-${index}`)),
    { type: 'finish-step' },
    { type: 'finish' },
  ]);
}

/** Text as the three chunks that make it up. */
export function textPart(id: string, text: string): UIMessageChunk[] {
  return [
    { type: 'text-start', id },
    { type: 'text-delta', id, delta: text },
    { type: 'text-end', id },
  ];
}

function chunksOf(part: MessagePart, id: string): UIMessageChunk[] {
  switch (part.type) {
    case 'text':
      return textPart(id, part.text);
    case 'data-card':
      return [{ type: 'data-card', id: part.data.batchId, data: part.data }];
    default:
      return [{ type: part.type, data: part.data }];
  }
}

export function streamOf(chunks: UIMessageChunk[]): ReadableStream<UIMessageChunk> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}
