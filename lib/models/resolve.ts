import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { wrapLanguageModel } from 'ai';
import type { Env } from '@/lib/env';
import { createBuiltinModel } from '@/lib/models/builtin';
import { endBrokenStreams } from './broken-streams';
import { presets, type RemoteProvider } from './presets';
import type { SpecifiedModel } from './sdk-types';
import { sendSdkWarningsToLog } from './sdk-warnings';

export type ResolvedModel = {
  model: SpecifiedModel;
  /** "builtin" or "provider:model", as in MODEL; shown by health and in logs. */
  name: string;
  /** Goes with every call of this model, turn or edit. */
  providerOptions: Record<string, Record<string, string | boolean>>;
};

/**
 * The model that MODEL names, ready to be called. It opens no connection: an address or key that is wrong but well
 * formed shows at the first call, as words in the thread. `readEnv` has refused everything that is not well formed.
 */
export function resolveModel(env: Env): ResolvedModel {
  sendSdkWarningsToLog();
  const { provider, model } = env.MODEL;
  if (provider === 'builtin') return { model: createBuiltinModel(), name: 'builtin', providerOptions: {} };
  return {
    model: wrapLanguageModel({
      model: createRemoteModel(provider, model, env),
      middleware: endBrokenStreams(),
    }),
    name: `${provider}:${model}`,
    // Nothing is kept at OpenAI, and history is sent as text and calls: a reference to an item that is not stored
    // there would make the thread unanswerable for ever. The schema of an edit has optional fields and free-form
    // arguments, which strict mode does not allow; the result is validated here anyway.
    providerOptions: provider === 'openai' ? { openai: { store: false, strictJsonSchema: false } } : {},
  };
}

function createRemoteModel(provider: RemoteProvider, model: string, env: Env): SpecifiedModel {
  const { baseUrl, apiKey } = addressOf(provider, env);
  const { api, asksForUsage } = presets[provider];
  if (api === 'responses') return createOpenAI({ baseURL: baseUrl, apiKey })(model);
  return createOpenAICompatible({
    name: provider,
    baseURL: baseUrl,
    apiKey,
    includeUsage: asksForUsage,
    // JSON mode is what all of them know. The prompt of an edit carries the schema in words.
    supportsStructuredOutputs: false,
  }).languageModel(model);
}

function addressOf(provider: RemoteProvider, env: Env): { baseUrl: string; apiKey: string | undefined } {
  const { baseUrl, baseUrlVariable, keyVariable } = presets[provider];
  const address = env[baseUrlVariable] ?? baseUrl;
  if (typeof address !== 'string') throw new Error(`${baseUrlVariable} is needed for MODEL=${provider}:…`);
  const key = keyVariable === null ? undefined : env[keyVariable];
  return { baseUrl: address, apiKey: typeof key === 'string' ? key : undefined };
}
