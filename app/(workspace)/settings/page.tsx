import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Settings } from '@/components/settings/settings';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return { title: `${t('nav.settings')} · ${t('app.title')}` };
}

export default function SettingsPage() {
  return <Settings />;
}
