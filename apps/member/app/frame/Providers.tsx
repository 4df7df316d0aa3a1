import type { Session } from '@rimba/auth';
import { SessionProvider } from '@rimba/auth/react';
import { I18nProvider } from '@rimba/i18n/react';
import { AppProvider } from '@rimba/shell';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';

interface ProvidersProps {
  i18n: I18n;
  /** Undefined on the server, where nobody's session is known. */
  session: Session | undefined;
  queryClient: QueryClient;
  children: ReactNode;
}

/** What a page needs is fetched when a finger or pointer rests on its link. */
const InPlaceLink = (props: ComponentProps<typeof Link>) => (
  <Link {...props} prefetch="intent" discover="none" />
);

export function Providers({ i18n, session, queryClient, children }: ProvidersProps) {
  return (
    <I18nProvider i18n={i18n}>
      <SessionProvider session={session}>
        <QueryClientProvider client={queryClient}>
          <AppProvider app="member" InPlaceLink={InPlaceLink}>
            {children}
          </AppProvider>
        </QueryClientProvider>
      </SessionProvider>
    </I18nProvider>
  );
}
