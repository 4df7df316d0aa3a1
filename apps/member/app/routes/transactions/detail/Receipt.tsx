import { type Language, languages } from '@rimba/i18n';
import { useLanguage, useTranslation } from '@rimba/i18n/react';
import { SegmentedControl, Stack, Text } from '@rimba/ui';
import { useState } from 'react';
import { DocumentButton } from '../../../frame/DocumentButton.tsx';

/** The receipt, in the page's language unless the other one is wanted. */
export function Receipt({ transactionId }: { transactionId: number }) {
  const { t } = useTranslation(['transactions', 'common']);
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <Stack gap={3}>
      <Stack gap={2}>
        <Text variant="label">{t('transactions:detail.receiptIn')}</Text>
        <SegmentedControl
          label={t('transactions:detail.receiptIn')}
          segments={languages.map((value) => ({ value, label: t(`common:language.${value}`) }))}
          value={language}
          onValueChange={setLanguage}
        />
      </Stack>
      <div>
        <DocumentButton document={{ document: 'receipt', transactionId, language }}>
          {t('transactions:detail.receipt')}
        </DocumentButton>
      </div>
    </Stack>
  );
}
