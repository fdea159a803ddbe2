import type { Env, ModelProvider } from '@/lib/env';

/** The providers that are reached over the network; the built-in engine needs none of this. */
export type RemoteProvider = Exclude<ModelProvider, 'builtin'>;

type Preset = {
  /** Which API it speaks: OpenAI's own responses API, or chat completions as every compatible service does. */
  api: 'responses' | 'chat';
  /** The vendor's public address. Null: there is none, the person names it. */
  baseUrl: string | null;
  baseUrlVariable: keyof Env;
  /** Null: the service asks for no key. */
  keyVariable: keyof Env | null;
  /**
   * Whether to ask for token counts at the end of a stream. Only where the vendor documents `stream_options`;
   * a server that does not know the field may refuse the whole request.
   */
  asksForUsage: boolean;
};

/** One row a provider: adding a compatible service is adding a row here and its variables in `lib/env.ts`. */
export const presets: Record<RemoteProvider, Preset> = {
  openai: {
    api: 'responses',
    baseUrl: 'https://api.openai.com/v1',
    baseUrlVariable: 'OPENAI_BASE_URL',
    keyVariable: 'OPENAI_API_KEY',
    asksForUsage: true,
  },
  qwen: {
    api: 'chat',
    baseUrl: 'https://dashscope.aliyuncs.com/compatible-mode/v1',
    baseUrlVariable: 'QWEN_BASE_URL',
    keyVariable: 'DASHSCOPE_API_KEY',
    asksForUsage: true,
  },
  zhipu: {
    api: 'chat',
    baseUrl: 'https://open.bigmodel.cn/api/paas/v4',
    baseUrlVariable: 'ZHIPU_BASE_URL',
    keyVariable: 'ZHIPU_API_KEY',
    asksForUsage: false,
  },
  deepseek: {
    api: 'chat',
    baseUrl: 'https://api.deepseek.com/v1',
    baseUrlVariable: 'DEEPSEEK_BASE_URL',
    keyVariable: 'DEEPSEEK_API_KEY',
    asksForUsage: true,
  },
  ollama: {
    api: 'chat',
    baseUrl: 'http://127.0.0.1:11434/v1',
    baseUrlVariable: 'OLLAMA_BASE_URL',
    keyVariable: null,
    asksForUsage: true,
  },
  compatible: {
    api: 'chat',
    baseUrl: null,
    baseUrlVariable: 'COMPATIBLE_BASE_URL',
    keyVariable: 'COMPATIBLE_API_KEY',
    asksForUsage: false,
  },
};
