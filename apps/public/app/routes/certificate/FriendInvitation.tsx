import { useTranslation } from '@rimba/i18n/react';
import { Button, Heading, Inline, Stack, Text } from '@rimba/ui';
import { ChooseLink } from '../../frame/ChooseLink.tsx';

/** What a friend who was shown the certificate can do next. */
export function FriendInvitation({ holder, treeCount }: { holder: string; treeCount: number }) {
  const { t } = useTranslation('certificates');
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="h3">
        {t('public.cta')}
      </Heading>
      <Text>{t('public.lead', { name: holder, count: treeCount })}</Text>
      <Inline>
        <Button asChild>
          <ChooseLink>{t('public.button')}</ChooseLink>
        </Button>
      </Inline>
    </Stack>
  );
}
