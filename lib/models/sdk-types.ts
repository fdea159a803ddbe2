import type { wrapLanguageModel } from 'ai';

/** The interface that every model has here, specification v4, the built-in engine included. */
export type SpecifiedModel = ReturnType<typeof wrapLanguageModel>;

/** What a model is called with: prompt, tools, response format. */
export type ModelCall = Parameters<SpecifiedModel['doStream']>[0];

type Streamed = Awaited<ReturnType<SpecifiedModel['doStream']>>['stream'];
export type ModelStreamPart = Streamed extends ReadableStream<infer Part> ? Part : never;

export type ModelContent = Awaited<ReturnType<SpecifiedModel['doGenerate']>>['content'][number];
export type ModelToolCall = Extract<ModelStreamPart, { type: 'tool-call' }>;
