import { useTranslation } from '@rimba/i18n/react';
import { CheckIcon, Icon, Inline, Text } from '@rimba/ui';

/** Says of a tree that it waits at the checkout already. */
export function ChosenMark() {
  const { t } = useTranslation('trees');
  return (
    <Text as="div" variant="small" tone="success" weight="semibold">
      <Inline gap={2}>
        <Icon of={CheckIcon} />
        {t('another.chosen')}
      </Inline>
    </Text>
  );
}
