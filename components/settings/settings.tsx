'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ChoiceGroup } from '../ui/choice-group';
import { PageFrame } from '../workspace/page-frame';
import { themes } from '../workspace/theme';
import { useLanguage, useTheme } from '../workspace/use-theme';
import { StandingPermissions } from './standing-permissions';
import { WorkingHours } from './working-hours';

export function Settings() {
  const t = useTranslations();
  const language = useLanguage();
  const appearance = useTheme();
  return (
    <PageFrame title={t('nav.settings')}>
      <div className="space-y-12">
        <Part title={t('settings.permissions')} hint={t('settings.permissionsHint')}>
          <StandingPermissions />
        </Part>
        <Part title={t('settings.hours.title')} hint={t('settings.hours.hint')}>
          <WorkingHours />
        </Part>
        <Part title={t('header.language')}>
          <ChoiceGroup
            label={t('header.language')}
            value={language.locale}
            options={[
              { value: 'en', label: 'English', lang: 'en' },
              { value: 'zh', label: '中文', lang: 'zh' },
            ]}
            onChange={language.choose}
          />
        </Part>
        <Part title={t('header.theme')}>
          <ChoiceGroup
            label={t('header.theme')}
            value={appearance.theme}
            options={themes.map((theme) => ({ value: theme, label: t(`header.themes.${theme}`) }))}
            onChange={appearance.choose}
          />
        </Part>
      </div>
    </PageFrame>
  );
}

type PartProps = { title: string; hint?: string; children: ReactNode };

function Part({ title, hint, children }: PartProps) {
  return (
    <section aria-label={title}>
      <h2 className="text-lg font-semibold tracking-[-0.01em]">{title}</h2>
      {hint && <p className="mt-0.5 max-w-prose text-sm text-ink-soft">{hint}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
