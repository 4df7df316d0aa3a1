import { motif } from '@rimba/drawings';
import { useTranslation } from '@rimba/i18n/react';
import { Banner, ContourField, Heading, ProfilePicture, Stack, Text } from '@rimba/ui';
import type { ReactNode } from 'react';
import * as styles from './SignInLayout.css.ts';

interface SignInLayoutProps {
  title: string;
  lead?: ReactNode;
  /** What a browser without JavaScript cannot do here, if anything. */
  needsScript?: 'signIn' | 'mailedLink' | false;
  children: ReactNode;
}

/** A form on the left and, where there is room, the mangroves of Kumai on the right. */
export function SignInLayout({ title, lead, needsScript = 'signIn', children }: SignInLayoutProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <Stack gap={5}>
          <Stack gap={2}>
            <Heading level={1} size="h2">
              {title}
            </Heading>
            {lead !== undefined && <Text tone="muted">{lead}</Text>}
          </Stack>
          {needsScript && (
            <noscript>
              <Banner tone="info">{t(`noScript.${needsScript}`)}</Banner>
            </noscript>
          )}
          {children}
        </Stack>
      </div>
      <div className={styles.picture}>
        <ContourField of={motif('contours')} seed="sign-in" />
        <ProfilePicture of={motif('profile')} />
      </div>
    </div>
  );
}
