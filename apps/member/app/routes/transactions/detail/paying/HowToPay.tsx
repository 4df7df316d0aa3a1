import { howToPay } from '@rimba/checkout/payment';
import { useTranslation } from '@rimba/i18n/react';
import { late, Section } from '@rimba/shell';
import { Skeleton, Stack, Text } from '@rimba/ui';
import type { Transaction } from '../../../../data/wire.ts';
import { WhenNear } from '../../../../frame/WhenNear.tsx';
import { PaymentSteps } from './PaymentSteps.tsx';

const WaysToPay = late(() => import('./WaysToPay.tsx'));

/** The way to pay, step by step. */
export function HowToPay({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('checkout');
  const [first, ...others] = howToPay(transaction.paymentMethod.code);
  if (!first || !transaction.payment) return null;
  return (
    <Section title={t('instructions.title')}>
      {others.length === 0 ? (
        <PaymentSteps howTo={first} transaction={transaction} />
      ) : (
        <WhenNear meanwhile={<Skeleton shape="tall" />}>
          <WaysToPay ways={[first, ...others]} transaction={transaction} />
        </WhenNear>
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
