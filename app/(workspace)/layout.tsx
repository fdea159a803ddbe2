import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { Shell } from '@/components/workspace/shell';
import { readTheme, THEME_COOKIE } from '@/components/workspace/theme';

export default async function WorkspaceLayout({ children }: { children: ReactNode }) {
  const jar = await cookies();
  return <Shell theme={readTheme(jar.get(THEME_COOKIE)?.value)}>{children}</Shell>;
}
