import { serviceNow } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Button, Heading, Inline, Stack, Text } from '@rimba/ui';
import { ChooseLink } from '../../frame/ChooseLink.tsx';

interface FriendInvitationProps {
  holder: string;
  treeCount: number;
  /** When its term ends, exclusive. */
  endsAt: string;
}

/** What a friend who was shown the certificate can do next. */
export function FriendInvitation({ holder, treeCount, endsAt }: FriendInvitationProps) {
  const { t } = useTranslation('certificates');
  const format = useFormat();
  const of = { name: holder, count: treeCount };
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="h3">
        {t('public.cta')}
      </Heading>
      <Text>
        {Date.parse(endsAt) > serviceNow()
          ? t('public.lead', of)
          : t('public.was', { ...of, date: format.lastFullDay(endsAt) })}
      </Text>
      <Inline>
        <Button asChild>
          <ChooseLink>{t('public.button')}</ChooseLink>
        </Button>
      </Inline>
    </Stack>
  );
}
