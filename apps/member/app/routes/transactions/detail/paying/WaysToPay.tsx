import type { HowTo } from '@rimba/checkout/payment';
import { useTranslation } from '@rimba/i18n/react';
import { Tabs } from '@rimba/ui';
import type { Transaction } from '../../../../data/wire.ts';
import { PaymentSteps } from './PaymentSteps.tsx';

const tabWords = {
  mobile: 'instructions.tabs.mobile',
  atm: 'instructions.tabs.atm',
  otherBank: 'instructions.tabs.otherBank',
  only: 'instructions.title',
} as const satisfies Record<HowTo['id'], string>;

interface WaysToPayProps {
  ways: readonly [HowTo, ...HowTo[]];
  transaction: Transaction;
}

/** Where a payment can be made in more than one way. A module of its own, for the tabs' sake. */
export default function WaysToPay({ ways, transaction }: WaysToPayProps) {
  const { t } = useTranslation('checkout');
  const tab = (way: HowTo) => ({
    value: way.id,
    label: t(tabWords[way.id]),
    content: <PaymentSteps howTo={way} transaction={transaction} />,
  });
  const [first, ...others] = ways;
  return <Tabs label={t('instructions.title')} tabs={[tab(first), ...others.map(tab)]} />;
}
