/** The database cannot be used as configured. The message is for whoever starts the server; it holds no secret. */
export class DatabaseStartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseStartError';
  }
}

/** What the database itself said: drizzle wraps it in the text of the query. */
export function innermostMessage(error: unknown): string {
  let message = String(error);
  for (let current = error; current instanceof Error; current = current.cause) message = current.message;
  return message;
}
