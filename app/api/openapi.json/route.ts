import { describeApi } from '@/lib/contract/openapi';
import packageJson from '@/package.json';

export const GET = (): Response => Response.json(describeApi(packageJson.version));
