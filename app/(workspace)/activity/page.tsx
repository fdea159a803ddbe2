import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Activity } from '@/components/activity/activity';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return { title: `${t('nav.activity')} · ${t('app.title')}` };
}

export default function ActivityPage() {
  return <Activity />;
}
