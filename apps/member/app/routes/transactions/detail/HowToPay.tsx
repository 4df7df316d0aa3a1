import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Section } from '@rimba/shell';
import { Stack, Tabs, Text } from '@rimba/ui';
import type { Transaction } from '../../../data/wire.ts';
import * as styles from './detail.css.ts';
import { type HowTo, howToPay } from './how-to.ts';

const tabWords = {
  mobile: 'instructions.tabs.mobile',
  atm: 'instructions.tabs.atm',
  otherBank: 'instructions.tabs.otherBank',
} as const;

/** The way to pay, step by step. */
export function HowToPay({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('checkout');
  const [first, ...others] = howToPay(transaction.paymentMethod.code);
  if (!first || !transaction.payment) return null;
  const tab = (howTo: HowTo) => ({
    value: howTo.id,
    label: howTo.id === 'only' ? '' : t(tabWords[howTo.id]),
    content: <Steps howTo={howTo} transaction={transaction} />,
  });
  return (
    <Section title={t('instructions.title')}>
      {others.length === 0 ? (
        <Steps howTo={first} transaction={transaction} />
      ) : (
        <Tabs label={t('instructions.title')} tabs={[tab(first), ...others.map(tab)]} />
      )}
      <Stack gap={1}>
        <Text variant="small" tone="muted">
          {t('instructions.afterPaying')}
        </Text>
        {others.length > 0 && (
          <Text variant="small" tone="muted">
            {t('instructions.menusDiffer')}
          </Text>
        )}
      </Stack>
    </Section>
  );
}

function Steps({ howTo, transaction }: { howTo: HowTo; transaction: Transaction }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const { payment, total } = transaction;
  const [account] = payment?.vaNumbers ?? [];
  const values = {
    amount: format.rupiah(total),
    vaNumber: account?.number ?? '',
    bank: account?.bank.toUpperCase() ?? '',
    billerCode: payment?.billerCode ?? '',
    billKey: payment?.billKey ?? '',
  };
  return (
    <ol className={styles.steps}>
      {howTo.steps.map((step) => (
        <li key={step}>{t(step, values)}</li>
      ))}
    </ol>
  );
}
