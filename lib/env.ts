import { z } from 'zod';

export const modelProviders = [
  'builtin',
  'openai',
  'qwen',
  'zhipu',
  'deepseek',
  'ollama',
  'compatible',
] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** Only this machine can reach it. */
export function isLoopbackHost(host: string): boolean {
  return ['127.0.0.1', 'localhost', '::1', '[::1]'].includes(host);
}

const switchSchema = z
  .enum(['0', '1', 'true', 'false'], 'write 1 or 0')
  .default('0')
  .transform((value) => value === '1' || value === 'true');

const addressSchema = z.url({ protocol: /^https?$/, error: 'not an http(s) address' });

const databaseUrlSchema = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'not a PostgreSQL address; it looks like postgres://user:password@host:5432/name',
});

const modelSchema = z
  .string()
  .default('builtin')
  .transform((value, context) => {
    const colon = value.indexOf(':');
    const name = colon < 0 ? value : value.slice(0, colon);
    const provider = modelProviders.find((known) => known === name);
    const model = colon < 0 ? '' : value.slice(colon + 1).trim();
    if (!provider) {
      context.addIssue(`unknown provider "${name}"; choose one of ${modelProviders.join(', ')}`);
      return z.NEVER;
    }
    if (provider !== 'builtin' && model === '') {
      context.addIssue(`name the model too: MODEL=${provider}:<name of the model>`);
      return z.NEVER;
    }
    return { provider, model };
  });

/** Every variable that Nod reads; nothing else in the product looks at `process.env`. */
const variables = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number('not a port').int().min(1, 'not a port').max(65535, 'not a port').default(3000),
  HOST: z.string().default('127.0.0.1'),
  APP_URL: addressSchema.optional(),
  DATABASE_URL: databaseUrlSchema.optional(),
  NOD_DATA_DIR: z.string().default('.nod'),
  /** Set by `npm start -- --restore-snapshot`, for that one start: a snapshot's name, or `newest`. */
  NOD_RESTORE_SNAPSHOT: z.string().optional(),
  BETTER_AUTH_SECRET: z.string().min(32, 'at least 32 characters; openssl rand -hex 32 makes one').optional(),
  MODEL: modelSchema,
  OPENAI_API_KEY: z.string().optional(),
  DASHSCOPE_API_KEY: z.string().optional(),
  ZHIPU_API_KEY: z.string().optional(),
  DEEPSEEK_API_KEY: z.string().optional(),
  COMPATIBLE_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: addressSchema.optional(),
  QWEN_BASE_URL: addressSchema.optional(),
  ZHIPU_BASE_URL: addressSchema.optional(),
  DEEPSEEK_BASE_URL: addressSchema.optional(),
  OLLAMA_BASE_URL: addressSchema.optional(),
  COMPATIBLE_BASE_URL: addressSchema.optional(),
  ACTION_TTL_SECONDS: z.coerce.number('not a number').int().min(1).max(86_400).default(300),
  GRANT_TTL_DAYS: z.coerce.number('not a number').int().min(1).max(365).default(30),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NOD_TEST_CLOCK: switchSchema,
});

/** Their names, for the example file. */
export const variableNames = Object.keys(variables.shape);

const requiredKey = {
  builtin: undefined,
  openai: 'OPENAI_API_KEY',
  qwen: 'DASHSCOPE_API_KEY',
  zhipu: 'ZHIPU_API_KEY',
  deepseek: 'DEEPSEEK_API_KEY',
  ollama: undefined,
  compatible: undefined,
} as const satisfies Record<ModelProvider, string | undefined>;

export type Env = z.infer<typeof variables>;

/** What single variables cannot tell. A variable that is wrong by itself is missing here. */
function problemsTogether(env: Partial<Env>): string[] {
  const problems: string[] = [];
  const isPublic = env.HOST !== undefined && !isLoopbackHost(env.HOST);
  if (env.DATABASE_URL && !env.BETTER_AUTH_SECRET) {
    problems.push(
      'BETTER_AUTH_SECRET: needed with DATABASE_URL, the same on every server; openssl rand -hex 32 makes one',
    );
  }
  if (env.NOD_TEST_CLOCK && isPublic) {
    problems.push(
      `NOD_TEST_CLOCK: with it any client can choose its own time, so HOST must be a loopback address, not ${env.HOST}`,
    );
  }
  if (isPublic && !env.APP_URL) {
    problems.push(
      `APP_URL: needed when others can reach HOST=${env.HOST}: the address that people open, https://…`,
    );
  }
  const provider = env.MODEL?.provider;
  const keyVariable = provider && requiredKey[provider];
  if (keyVariable && !env[keyVariable]) problems.push(`${keyVariable}: needed for MODEL=${provider}:…`);
  if (provider === 'compatible' && !env.COMPATIBLE_BASE_URL) {
    problems.push(
      'COMPATIBLE_BASE_URL: needed for MODEL=compatible:…, the address that ends before /chat/completions',
    );
  }
  return problems;
}

/** The environment does not fit: one line for each bad variable, made to be shown to whoever started the server. */
export class EnvironmentError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration does not fit:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'EnvironmentError';
  }
}

/**
 * Reads and checks the configuration. An empty variable counts as not set, as in a `.env` file.
 * Throws an `EnvironmentError` that lists every variable that is wrong, never its value: it may be a secret.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, schema] of Object.entries(variables.shape)) {
    const result = schema.safeParse(given[name]);
    if (result.success) values[name] = result.data;
    else problems.push(...result.error.issues.map((issue) => `${name}: ${issue.message}`));
  }
  const isNamed = (problem: string) =>
    problems.some((known) => known.startsWith(problem.split(':', 1)[0] ?? ''));
  problems.push(...problemsTogether(values as Partial<Env>).filter((problem) => !isNamed(problem)));
  if (problems.length > 0) throw new EnvironmentError(problems);
  return values as Env;
}
