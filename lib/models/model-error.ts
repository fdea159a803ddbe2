import { APICallError, RetryError } from 'ai';

/** What a log may say about a failed model call. */
export type LoggedModelError = {
  type: string;
  message: string;
  status?: number;
  url?: string;
  /** What made the connection fail, where the service never answered. */
  cause?: string;
};

/**
 * The SDK's errors carry the whole request, and with it everything the person wrote; the log gets only what helps to find out why
 * the call failed. Of several tries, the last one counts.
 */
export function describeModelError(error: unknown): LoggedModelError {
  if (RetryError.isInstance(error)) return describeModelError(error.lastError);
  if (!(error instanceof Error)) return { type: 'unknown', message: messageOf(error) };
  const described = { type: error.name, message: error.message, ...causeOf(error) };
  return APICallError.isInstance(error)
    ? { ...described, status: error.statusCode, url: error.url }
    : described;
}

function causeOf({ cause }: Error): { cause?: string } {
  return cause instanceof Error ? { cause: cause.message } : {};
}

/** Errors in mid-stream reach us as the service sent them: an object with a message, or a text. */
function messageOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message);
  return String(error);
}
