import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Banner, Stack, Text } from '@rimba/ui';
import type { Transaction } from '../../../../data/wire.ts';
import { PageHead } from '../../../../frame/PageHead.tsx';
import { Help } from '../Help.tsx';
import { OrderPanel } from '../OrderPanel.tsx';
import * as styles from '../transaction-detail.css.ts';

/** The deadline has passed by the clock, and the service has not said yet how it ended: nothing is to be paid here. */
export function TimeIsUp({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation(['checkout', 'transactions']);
  const format = useFormat();
  const { expiresAt, paymentMethod } = transaction;
  // A card is charged by the bank: its owner has nothing to go by.
  const words = paymentMethod.code === 'card' ? 'timeIsUpCard' : 'timeIsUp';
  return (
    <Stack gap={5}>
      <PageHead title={t('checkout:outcome.expired.title')} />
      <div className={styles.columns}>
        <Stack gap={5}>
          <Banner urgent>
            <Text>
              {t(`transactions:detail.${words}`, {
                time: format.time(expiresAt),
                date: format.shortDate(expiresAt),
              })}
            </Text>
          </Banner>
          <Help />
        </Stack>
        <OrderPanel transaction={transaction} isTimeUp />
      </div>
    </Stack>
  );
}
