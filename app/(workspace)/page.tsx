import { cookies } from 'next/headers';
import { readTheme, THEME_COOKIE } from '@/components/workspace/theme';
import { Workspace } from '@/components/workspace/workspace';

type PageProps = { searchParams: Promise<{ thread?: string | string[] }> };

/** Conversation and list. Everything on it belongs to the person, so the browser reads it with their session. */
export default async function WorkspacePage({ searchParams }: PageProps) {
  const [{ thread }, jar] = await Promise.all([searchParams, cookies()]);
  const threadId = typeof thread === 'string' && thread !== '' ? thread : null;
  return <Workspace threadId={threadId} theme={readTheme(jar.get(THEME_COOKIE)?.value)} />;
}
