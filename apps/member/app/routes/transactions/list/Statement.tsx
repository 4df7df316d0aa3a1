import { useLanguage, useTranslation } from '@rimba/i18n/react';
import { Section } from '@rimba/shell';
import { Select, Stack, Text } from '@rimba/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { profileQuery } from '../../../data/profile.ts';
import { transactionsQuery } from '../../../data/transactions.ts';
import { DocumentButton } from '../../../frame/DocumentButton.tsx';
import { statementYears } from './statement-years.ts';
import * as styles from './transaction-list.css.ts';

/** All adoptions of one year on one sheet, of the years that have some. */
export function Statement() {
  const { t } = useTranslation('transactions');
  const language = useLanguage();
  const pages = useInfiniteQuery(transactionsQuery(undefined)).data?.pages ?? [];
  const listed = pages.flatMap(({ data }) => data);
  const isWhole = listed.length >= (pages[0]?.meta.total ?? 0);
  const profile = useQuery({ ...profileQuery(), enabled: !isWhole });
  const [chosen, setChosen] = useState<string>();
  const years = statementYears(listed, isWhole ? undefined : profile.data?.createdAt).map(String);
  const year = chosen ?? years[0];
  if (year === undefined) return null;
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
