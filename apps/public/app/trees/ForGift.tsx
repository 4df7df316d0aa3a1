import { useTranslation } from '@rimba/i18n/react';
import { GiftIcon, Icon, Inline, Text } from '@rimba/ui';

/** Says to whom looks for a tree to give away that it will be a gift. */
export function ForGift() {
  const { t } = useTranslation('shelf');
  return (
    <Text as="div" variant="small" weight="semibold">
      <Inline gap={2} wrap={false}>
        <Icon of={GiftIcon} />
        {t('gift')}
      </Inline>
    </Text>
  );
}
