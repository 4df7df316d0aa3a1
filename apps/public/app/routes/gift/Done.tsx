import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Button, Stack, Text } from '@rimba/ui';

/** To whom accepted the gift a moment ago, and where the tree is now. */
export function Done({ email }: { email: string }) {
  const { t } = useTranslation('gifts');
  return (
    <Stack gap={4} align="start">
      <Text weight="semibold" role="status">
        {t('accepted.done')}
      </Text>
      <Text>{t('accepted.doneText', { email })}</Text>
      <Button asChild>
        <PageLink to={{ page: 'home' }}>{t('accepted.forest')}</PageLink>
      </Button>
    </Stack>
  );
}
