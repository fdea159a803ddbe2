import { AppError } from '@/lib/errors';
import { route } from '@/lib/http';
import { openEventStream } from '@/lib/realtime/event-stream';

export const dynamic = 'force-dynamic';

export const GET = route(async ({ services, session }) => {
  const stream = openEventStream(services.events, session.userId);
  if (!stream) throw new AppError('too_many_streams');
  return new Response(stream, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
});
