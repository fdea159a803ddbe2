import { readEnv } from '@/lib/env';
import { presets, type RemoteProvider } from '../presets';
import { type ResolvedModel, resolveModel } from '../resolve';
import type { StrictServer } from './strict-server';

/** The key that the tests' servers ask for. */
export const testKey = 'sk-test';

/** The model `provider:test-model`, configured as a person would, with its address set to the strict server. */
export function modelAt(server: StrictServer, provider: RemoteProvider): ResolvedModel {
  const { baseUrlVariable, keyVariable } = presets[provider];
  return resolveModel(
    readEnv({
      MODEL: `${provider}:test-model`,
      [baseUrlVariable]: server.baseUrl,
      ...(keyVariable === null ? {} : { [keyVariable]: testKey }),
    }),
  );
}
