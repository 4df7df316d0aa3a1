import { serviceNow } from '@rimba/api-client';
import { useLanguage, useTranslation } from '@rimba/i18n/react';
import { Section } from '@rimba/shell';
import { Select, Stack, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { profileQuery } from '../../../data/profile.ts';
import { DocumentButton } from '../../../frame/DocumentButton.tsx';
import * as styles from './list.css.ts';
import { statementYears } from './statement-years.ts';

/** All adoptions of one year on one sheet. */
export function Statement() {
  const { t } = useTranslation('transactions');
  const language = useLanguage();
  const profile = useQuery(profileQuery());
  const [chosen, setChosen] = useState<string>();
  if (!profile.data) return null;
  const years = statementYears(profile.data.createdAt, serviceNow()).map(String);
  const year = chosen ?? years[0] ?? '';
  return (
    <Section title={t('statement.title')}>
      <Text tone="muted">{t('statement.lead')}</Text>
      <Stack gap={3} align="start">
        <div className={styles.year}>
          <Select
            label={t('statement.year')}
            value={year}
            options={years.map((value) => ({ value, label: value }))}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        </div>
        <DocumentButton document={{ document: 'statement', year: Number(year), language }}>
          {t('statement.download', { year })}
        </DocumentButton>
      </Stack>
    </Section>
  );
}
