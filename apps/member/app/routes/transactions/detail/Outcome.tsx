import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Banner, Stack, Text } from '@rimba/ui';
import type { Transaction } from '../../../data/wire.ts';

interface OutcomeProps {
  transaction: Transaction;
  justDecided: boolean;
}

/** How it ended, in a sentence or two: said when it happens in front of the reader, or when a person is needed. */
export function Outcome({ transaction, justDecided }: OutcomeProps) {
  const { t } = useTranslation('checkout');
  const { status, cancelReason, flagged, trees } = transaction;
  if (flagged) {
    return (
      <Notice tone="warning" title={t('outcome.latePerson.title')} text={t('outcome.latePerson.text')} />
    );
  }
  if (status === 'paid') return justDecided ? <Paid transaction={transaction} /> : null;
  const outcome =
    cancelReason === 'expired' ? 'expired' : cancelReason === 'refused' ? 'failed' : 'cancelled';
  const text =
    outcome === 'failed' ? t('outcome.failed.text') : t(`outcome.${outcome}.text`, { count: trees.length });
  return <Notice tone="info" title={t(`outcome.${outcome}.title`)} text={text} />;
}

function Paid({ transaction: { trees, customer } }: { transaction: Transaction }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const adopted = trees.filter(({ endsAt }) => endsAt !== null);
  const end = adopted[0]?.endsAt;
  return (
    <Notice
      tone="success"
      title={t('outcome.paid.title', { name: customer.firstName })}
      text={[
        end ? t('outcome.paid.text', { count: adopted.length, date: format.lastFullDay(end) }) : '',
        t('outcome.paid.email', { email: customer.email }),
      ].join(' ')}
    />
  );
}

function Notice({
  tone,
  title,
  text,
}: {
  tone: 'success' | 'info' | 'warning';
  title: string;
  text: string;
}) {
  return (
    <Banner tone={tone}>
      <Stack gap={1}>
        <Text weight="semibold">{title}</Text>
        <Text>{text}</Text>
      </Stack>
    </Banner>
  );
}
