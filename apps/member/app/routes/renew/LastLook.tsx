import type { Schema } from '@rimba/api-client';
import { PriceLines } from '@rimba/checkout/payment';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { ConfirmDialog, Stack, Text } from '@rimba/ui';
import type { Renewable } from './renewable.ts';

interface LastLookProps {
  /** What the service says now. */
  quote: Schema<'Quote'>;
  trees: readonly Renewable[];
  /** The new name on what is one's own; undefined while it stays. */
  holder: string | undefined;
  method: string;
  onConfirm: () => Promise<void>;
  onWithdraw: () => void;
}

/** One more look before another year is ordered: which trees, from when to when, and what is paid how. */
export default function LastLook({ quote, trees, holder, method, onConfirm, onWithdraw }: LastLookProps) {
  const { t } = useTranslation(['renew', 'checkout']);
  const format = useFormat();
  const amount = format.rupiah(quote.breakdown.finalPrice);
  const lines = quote.terms.flatMap((term) => {
    const one = trees.find(({ adoptionId }) => adoptionId === term.adoptionId);
    return one ? [{ ...one.tree, ...term }] : [];
  });

  function named({ tree: { treeName: tree }, bond, holder: before }: (typeof lines)[number]): string {
    const name = bond === 'own' ? (holder ?? before) : before;
    if (name === '') return tree;
    return bond === 'own' ? t('renew:look.named', { tree, name }) : t('renew:look.given', { tree, name });
  }

  return (
    <ConfirmDialog
      keepsHistory
      open
      onOpenChange={(open) => !open && onWithdraw()}
      tone="primary"
      title={t('checkout:confirm.title')}
      description={t('renew:look.lead', { count: lines.length })}
      confirmLabel={t('checkout:confirm.submit', { amount })}
      cancelLabel={t('checkout:confirm.cancel')}
      busyLabel={t('checkout:confirm.submitting')}
      onConfirm={onConfirm}
    >
      <Stack gap={2} as="ul">
        {lines.map((line) => (
          <li key={line.adoptionId}>
            <Text weight="semibold">{named(line)}</Text>
            <Text variant="small" tone="muted">
              {line.tree.code}
            </Text>
            <Text>{format.term(line.startsAt, line.endsAt)}</Text>
          </li>
        ))}
        <Text as="li">{t('checkout:confirm.method', { method })}</Text>
      </Stack>
      <PriceLines breakdown={quote.breakdown} />
      <Text variant="small" tone="muted">
        {lines.some(({ state }) => state === 'ended') && `${t('renew:look.fromPayment')} `}
        {t('checkout:summary.noRefund')}.
      </Text>
    </ConfirmDialog>
  );
}
