import { currentAuth } from '@/lib/auth/auth';

const handle = (request: Request): Promise<Response> => currentAuth().handler(request);

export { handle as GET, handle as POST };
