import Link from 'next/link';
import { useTranslations } from 'next-intl';

export default function NotFound() {
  const t = useTranslations('errors');
  return (
    <main className="grid h-dvh place-items-center p-6 text-center">
      <div>
        <h1 className="text-xl font-semibold">{t('notFound')}</h1>
        <p className="mt-4">
          <Link href="/" className="font-medium text-accent-ink underline underline-offset-4">
            {t('home')}
          </Link>
        </p>
      </div>
    </main>
  );
}
