import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Insights } from '@/components/insights/insights';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return { title: `${t('nav.insights')} · ${t('app.title')}` };
}

export default function InsightsPage() {
  return <Insights />;
}
