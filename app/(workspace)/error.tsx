'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

/** What stands in place of a page that could not be drawn. Nothing is lost by it: everything is on the server. */
export default function WorkspaceError({ reset }: { reset: () => void }) {
  const t = useTranslations();
  return (
    <main role="alert" className="grid h-dvh place-items-center p-6 text-center">
      <div>
        <h1 className="text-xl font-semibold">{t('errors.page')}</h1>
        <p className="mt-1 mb-5 text-ink-soft">{t('errors.pageHint')}</p>
        <Button onClick={reset}>{t('chat.retry')}</Button>
      </div>
    </main>
  );
}
