import { useTranslation } from '@rimba/i18n/react';
import { AccordionItem, Stack, Text } from '@rimba/ui';

/** How the carbon figure comes about, for who wants to know. */
export function CarbonMethod() {
  const { t } = useTranslation('trees');
  return (
    <AccordionItem summary={t('carbon.title')}>
      <Stack gap={2}>
        {(['step1', 'step2', 'step3', 'limits', 'notCredit'] as const).map((step) => (
          <Text key={step} variant="small">
            {t(`carbon.${step}`)}
          </Text>
        ))}
      </Stack>
    </AccordionItem>
  );
}
