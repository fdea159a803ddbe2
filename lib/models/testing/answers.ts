import type { RecordingName } from './recordings';

export type ScriptedCall = {
  name: string;
  /** A text is sent as it is, so that broken JSON can be scripted. */
  arguments: Record<string, unknown> | string;
  /** Default: `call_0`, `call_1` … in every answer again, as careless services do. */
  id?: string;
};

/** What is said and called, in this order: reasoning, text, calls. */
export type Speech = { reasoning?: string; text?: string; calls?: ScriptedCall[] };

/** A recorded stream. `calls` take the place of the calls in the recording, as many as were recorded. */
export type Replay = { recording: RecordingName; calls?: ScriptedCall[] };

export type HttpError = { status: number; error: string; retryAfterSeconds?: number };

type Trouble = {
  /** Wait before anything is sent. */
  delayMs?: number;
  /** Send so many chunks, then cut the connection. */
  breakOffAfter?: number;
  /** Send so many chunks, then nothing until the client goes away. */
  hangAfter?: number;
  /** Send so many chunks, then an error in the stream, then nothing more. */
  errorAfter?: number;
};

export type ScriptedAnswer = (Speech | Replay | HttpError) & Trouble;

/** One event of a stream: the name is only used by the responses API. */
export type Chunk = Record<string, unknown>;

export function argumentsText(call: ScriptedCall): string {
  return typeof call.arguments === 'string' ? call.arguments : JSON.stringify(call.arguments);
}

export function callIdOf(call: ScriptedCall, index: number): string {
  return call.id ?? `call_${index}`;
}

/** Words with their spaces, as services cut them; Chinese in runs of up to four characters. */
export function pieces(text: string): string[] {
  return text.match(/[^\s\u4e00-\u9fff]+\s*|[\u4e00-\u9fff]{1,4}\s*|\s+/gu) ?? [];
}

/** Exactly `count` pieces that make up the text; some are empty when it is short. */
export function cutInto(text: string, count: number): string[] {
  const size = Math.ceil(text.length / count);
  return Array.from({ length: count }, (_, index) => text.slice(index * size, (index + 1) * size));
}
