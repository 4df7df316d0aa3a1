import { useTranslation } from '@rimba/i18n/react';
import { AccordionItem, Stack, Text } from '@rimba/ui';

/** How each figure is taken, for who wants to know. */
export function MeasuringMethod() {
  const { t } = useTranslation('trees');
  return (
    <AccordionItem summary={t('measures.how')}>
      <Stack gap={2}>
        {(['circumference', 'diameter', 'elevation', 'carbon'] as const).map((figure) => (
          <Text key={figure} variant="small">
            <Text as="span" weight="semibold">
              {t(`fields.${figure}`)}
            </Text>
            {`. ${t(`fields.${figure}Help`)}`}
          </Text>
        ))}
      </Stack>
    </AccordionItem>
  );
}
