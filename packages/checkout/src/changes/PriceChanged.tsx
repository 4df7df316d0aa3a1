import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Banner, Button, Stack, Text } from '@rimba/ui';
import type { PriceChange } from '../flow/price-difference.ts';

interface PriceChangedProps {
  changes: readonly PriceChange[];
  /** Whole rupiah: what the page showed, and what is counted now. */
  before: number;
  now: number;
  onAccept: () => void;
}

/** The service counts otherwise than the page showed: which line it is, and whether to go on. A module of its own. */
export default function PriceChanged({ changes, before, now, onAccept }: PriceChangedProps) {
  const { t } = useTranslation('checkout');
  const { rupiah } = useFormat();
  const sentence = useSentence();
  return (
    <Banner urgent>
      <Stack gap={2} align="start">
        <Text weight="semibold">{t('summary.changed')}</Text>
        {changes.map((change) => (
          <Text key={JSON.stringify(change.name)}>{sentence(change)}</Text>
        ))}
        <Text>{t('summary.changedTotal', { before: rupiah(before), now: rupiah(now) })}</Text>
        <Button size="compact" onClick={onAccept}>
          {t('summary.changedAccept', { amount: rupiah(now) })}
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
