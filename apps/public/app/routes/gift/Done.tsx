import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Button, Heading, Inline, Stack, Text } from '@rimba/ui';
import { useEffect, useRef } from 'react';

/** To whom accepted the gift a moment ago, and where the tree is now. */
export function Done({ email }: { email: string }) {
  const { t } = useTranslation('gifts');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={4}>
      <Heading level={2} size="h4" tabIndex={-1} ref={heading}>
        {t('accepted.done')}
      </Heading>
      <Text>{t('accepted.doneText', { email })}</Text>
      <Inline>
        <Button asChild>
          <PageLink to={{ page: 'home' }}>{t('accepted.forest')}</PageLink>
        </Button>
      </Inline>
    </Stack>
  );
}
