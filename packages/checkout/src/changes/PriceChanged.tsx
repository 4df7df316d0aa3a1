import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Banner, Button, Stack, Text } from '@rimba/ui';
import type { PriceChange } from '../flow/price-difference.ts';
import type { useAgreedPrice } from '../flow/use-agreed-price.ts';
import type { Breakdown } from '../payment/wire.ts';
import { totalShown } from './total-shown.ts';

interface PriceChangedProps {
  price: Pick<ReturnType<typeof useAgreedPrice>, 'agreed' | 'changes'>;
  /** The sum of an order that was sent and refused, in whole rupiah. */
  sent?: number | undefined;
  /** What is counted now. */
  now: Breakdown;
  onAccept: () => void;
}

/** The service counts otherwise than the page showed: which line it is, and whether to go on. A module of its own. */
export default function PriceChanged({ price, sent, now, onAccept }: PriceChangedProps) {
  const { t } = useTranslation('checkout');
  const { rupiah } = useFormat();
  const sentence = useSentence();
  const { agreed, changes } = price;
  const before = sent ?? (agreed && totalShown(agreed.breakdown, now));
  if (before === undefined || (changes.length === 0 && before === now.finalPrice)) return null;
  return (
    <Banner urgent>
      <Stack gap={2} align="start">
        <Text weight="semibold">{t('summary.changed')}</Text>
        {changes.map((change) => (
          <Text key={JSON.stringify(change.name)}>{sentence(change)}</Text>
        ))}
        <Text>{t('summary.changedTotal', { before: rupiah(before), now: rupiah(now.finalPrice) })}</Text>
        <Button size="compact" onClick={onAccept}>
          {t('summary.changedAccept', { amount: rupiah(now.finalPrice) })}
        </Button>
      </Stack>
    </Banner>
  );
}

function useSentence() {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  return ({ name, ...amounts }: PriceChange): string => {
    const before = format.rupiah(amounts.before ?? 0);
    const now = format.rupiah(amounts.now ?? 0);
    if (name === 'tree') return t('summary.changedTree', { before, now });
    if (name === 'fee') return t('summary.changedFee', { before, now });
    if (amounts.now === undefined) return t('summary.changedGone', { name: name.item, before });
    if (amounts.before === undefined) return t('summary.changedNew', { name: name.item, now });
    return t('summary.changedLine', { name: name.item, before, now });
  };
}
