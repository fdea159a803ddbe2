import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';

export type { Logger } from 'pino';

/** Names under which a secret may reach a log line, at the top or one or two levels down. */
const secretNames = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'password',
  'secret',
  'token',
  'apiKey',
  'databaseUrl',
  'BETTER_AUTH_SECRET',
  'DATABASE_URL',
  'OPENAI_API_KEY',
  'DASHSCOPE_API_KEY',
  'ZHIPU_API_KEY',
  'DEEPSEEK_API_KEY',
  'COMPATIBLE_API_KEY',
];

function withDepth(name: string): string[] {
  const dot = name.startsWith('[') ? '' : '.';
  return [name, `*${dot}${name}`, `*.*${dot}${name}`];
}

const options: LoggerOptions = {
  base: undefined,
  redact: { paths: secretNames.flatMap(withDepth), censor: '[secret]' },
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
};

/** One JSON object a line. `destination` is for tests; the level comes from the configuration. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return destination ? pino({ ...options, level }, destination) : pino({ ...options, level });
}

const loggerKey = Symbol.for('nod.log');
const shared = globalThis as typeof globalThis & { [loggerKey]?: Logger };

/**
 * The server's log. One object for instrumentation and routes, which are separate module instances: the level set at
 * start then holds for both. Tests read what the code returns, not what it logs.
 */
shared[loggerKey] ??= createLogger(process.env.NODE_ENV === 'test' ? 'silent' : 'info');
export const logger: Logger = shared[loggerKey];
