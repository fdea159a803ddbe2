import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Confirmations } from '@/components/confirmations/confirmations';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return { title: `${t('nav.confirmations')} · ${t('app.title')}` };
}

export default function ConfirmationsPage() {
  return <Confirmations />;
}
