import type { Locale } from '@/lib/contract/locale';
import type { Messages } from './catalogues';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
