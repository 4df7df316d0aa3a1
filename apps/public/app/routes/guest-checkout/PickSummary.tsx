import { OrderPrice } from '@rimba/checkout/payment';
import { unbrokenCode } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Banner, Button, Heading, Stack, Text } from '@rimba/ui';
import * as styles from './guest-checkout.css.ts';
import { HaveAccount } from './HaveAccount.tsx';
import type { OfferedTrees as Offered } from './tree-offer.ts';
import { type AskedPick, writeSeen } from './tree-pick.ts';

interface PickSummaryProps {
  pick: Offered;
  asked: AskedPick;
}

/** Which trees are ticked, what they cost, and the way on; on a phone the way on stays in the window. */
export function PickSummary({ pick: { trees, ticked, price, before }, asked }: PickSummaryProps) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const chosen = trees.filter(({ id }) => ticked.includes(id));
  return (
    <>
      <section aria-labelledby="pick-summary" className={styles.summary} aria-live="polite" data-pick-summary>
        <Stack gap={3}>
          <Heading level={2} size="h4" id="pick-summary">
            {t('pick.summary')}
          </Heading>
          {chosen.length > 0 && (
            <ul className={styles.chosen}>
              {chosen.map(({ id, treeName, code }) => (
                <Text as="li" key={id} variant="small">
                  {treeName} {unbrokenCode(code)}
                </Text>
              ))}
            </ul>
          )}
          {price && <input type="hidden" name="seen" value={writeSeen(ticked, price.finalPrice)} />}
          {price && before !== undefined && (
            <Banner>
              <Text weight="semibold">{t('summary.changed')}</Text>
              <Text>
                {t('summary.changedTotal', {
                  before: format.rupiah(before),
                  now: format.rupiah(price.finalPrice),
                })}
              </Text>
            </Banner>
          )}
          {price && <OrderPrice breakdown={price} status="before_fee" />}
          <Text variant="small" tone="muted">
            {t('pick.fee')}
          </Text>
          <Text variant="small">
            <HaveAccount treeIds={ticked} isGift={asked.isGift} />
          </Text>
        </Stack>
      </section>
      <div className={styles.onward}>
        {trees.length > 0 && chosen.length === 0 && <NoneChosen wasPressed={asked.isDone} />}
        {price && (
          <span className={styles.onwardSum}>
            <Text as="span" weight="bold">
              {format.rupiah(price.finalPrice)}
            </Text>
            <Text as="span" variant="small" tone="muted">
              {t('trees.count', { count: chosen.length })}
            </Text>
          </span>
        )}
        <span className={styles.onwardButton}>
          <Button type="submit" name="next" value="1" width="full">
            {t('pick.next')}
          </Button>
        </span>
      </div>
    </>
  );
}

/** Beside the button, since the trees above it may be out of sight; pressed in vain, it is heard at once. */
function NoneChosen({ wasPressed }: { wasPressed: boolean }) {
  const { t } = useTranslation('checkout');
  return wasPressed ? (
    // By its name the script knows it from the one before, which it would only change.
    <Text role="alert" tone="danger" weight="semibold" id="pick-missing">
      {t('pick.none')}
    </Text>
  ) : (
    <Text variant="small">{t('pick.none')}</Text>
  );
}
