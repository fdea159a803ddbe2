/** Next calls this once, before the first request. Everything it needs exists on the server only. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startServer } = await import('@/lib/start-server');
  await startServer();
}
