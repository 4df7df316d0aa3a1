import { SessionProvider } from '@rimba/auth/react';
import { I18nProvider } from '@rimba/i18n/react';
import { AppProvider } from '@rimba/shell';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { browserI18n } from '../session/browser-i18n.ts';
import { browserSession } from '../session/browser-session.ts';
import { queryClient } from '../session/query-client.ts';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={browserI18n()}>
      <SessionProvider session={browserSession()}>
        <QueryClientProvider client={queryClient}>
          <AppProvider app="member">{children}</AppProvider>
        </QueryClientProvider>
      </SessionProvider>
    </I18nProvider>
  );
}
