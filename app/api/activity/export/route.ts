import { activityExportQuerySchema } from '@/lib/contract/records';
import { download, personOf, readQuery, route } from '@/lib/http';

const MEDIA = { json: 'application/json; charset=utf-8', csv: 'text/csv; charset=utf-8; header=present' };

export const GET = route(async (call) => {
  const query = readQuery(call.request, activityExportQuerySchema);
  const day = call.clock.now().toISOString().slice(0, 10);
  return download(call.services.records.export(personOf(call), query), {
    name: `nod-activity-${day}.${query.format}`,
    media: MEDIA[query.format],
  });
});
