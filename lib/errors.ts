/**
 * Codes of the HTTP contract's problems. The person's words for each are in the message catalogue (`errors.<code>`).
 */
export type ErrorCode =
  | 'invalid_request'
  | 'invalid_arguments'
  | 'unauthenticated'
  | 'forbidden_origin'
  | 'not_found'
  | 'method_not_allowed'
  | 'already_decided'
  | 'expired'
  | 'version_changed'
  | 'acknowledgement_required'
  | 'target_changed'
  | 'conflict'
  | 'target_gone'
  | 'not_understood'
  | 'not_undoable'
  | 'not_reproposable'
  | 'not_all_undoable'
  | 'not_all_reproposable'
  | 'not_grantable'
  | 'turn_running'
  | 'too_large'
  | 'too_many_streams'
  | 'model_unavailable'
  | 'database_unavailable'
  | 'internal';

const STATUS: Record<ErrorCode, number> = {
  invalid_request: 400,
  invalid_arguments: 422,
  unauthenticated: 401,
  forbidden_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  already_decided: 409,
  expired: 409,
  version_changed: 409,
  acknowledgement_required: 409,
  target_changed: 409,
  conflict: 409,
  target_gone: 409,
  not_understood: 422,
  not_undoable: 409,
  not_reproposable: 409,
  not_all_undoable: 409,
  not_all_reproposable: 409,
  not_grantable: 409,
  turn_running: 409,
  too_large: 413,
  too_many_streams: 429,
  model_unavailable: 502,
  database_unavailable: 503,
  internal: 500,
};

const brand = Symbol.for('nod.AppError');

/** A request that cannot be served. `log` is for us and never shown; `extra` becomes members of the problem document. */
export class AppError extends Error {
  readonly status: number;
  readonly [brand] = true;

  constructor(
    readonly code: ErrorCode,
    readonly log: string = code,
    readonly extra: Record<string, unknown> = {},
    options?: ErrorOptions,
  ) {
    super(`${code}: ${log}`, options);
    this.name = 'AppError';
    this.status = STATUS[code];
  }
}

/**
 * Whether it is one of ours. Not `instanceof`: what the server starts with and what its routes are made of are separate
 * instances of this module.
 */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && brand in error;
}
