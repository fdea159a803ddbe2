/** The database cannot be used as configured. The message is for whoever starts the server; it holds no secret. */
export class DatabaseStartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseStartError';
  }
}
