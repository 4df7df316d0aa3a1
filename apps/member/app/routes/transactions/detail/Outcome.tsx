import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Banner, Stack, Text } from '@rimba/ui';
import type { Transaction } from '../../../data/wire.ts';
import { heldUntil } from '../renewing.ts';
import { useTreeNames } from './use-tree-names.ts';

interface OutcomeProps {
  transaction: Transaction;
  justDecided: boolean;
}

/** How it ended, in a sentence or two: said when it happens in front of the reader, or when a person is needed. */
export function Outcome({ transaction, justDecided }: OutcomeProps) {
  const { t } = useTranslation(['checkout', 'transactions']);
  const format = useFormat();
  const { status, cancelReason, flagged, trees } = transaction;
  const late = lateness(transaction);
  if (flagged) {
    const text = t(late ? personWords[late] : 'checkout:outcome.person.text');
    return <Notice tone="warning" title={t('checkout:outcome.latePerson.title')} text={text} />;
  }
  if (late || trees.some(({ replacedBy }) => replacedBy)) return <PaidOtherwise trees={trees} late={late} />;
  if (status === 'paid') return justDecided ? <Paid transaction={transaction} /> : null;
  const outcome = cancelReason === 'by_adopter' ? 'cancelled' : 'expired';
  const until = heldUntil(transaction);
  const count = trees.length;
  const said =
    until === undefined
      ? t(`checkout:outcome.${outcome}.text`, { count })
      : t(`transactions:renewal.${outcome}`);
  const stays = until && t('transactions:renewal.stays', { count, date: format.lastFullDay(until) });
  const refused = cancelReason === 'refused' && t('transactions:ending.refused');
  return (
    <Notice
      tone="info"
      title={t(`checkout:outcome.${outcome}.title`)}
      text={[refused, said, stays, t('checkout:outcome.expired.paid')].filter(Boolean).join(' ')}
    />
  );
}

/** What it came after, where it was paid when it was over already. */
const lateness = ({ status, timeline }: Pick<Transaction, 'status' | 'timeline'>) => {
  if (status === 'paid' && timeline.some(({ event }) => event === 'cancelled')) return 'cancelled';
  return timeline.some(({ event }) => event === 'late') ? 'expired' : undefined;
};

const personWords = {
  cancelled: 'transactions:ending.personCancelled',
  expired: 'checkout:outcome.latePerson.text',
} as const;

/** Said whenever it is read: which trees are others than were chosen. */
function PaidOtherwise({ trees, late }: Pick<Transaction, 'trees'> & { late: ReturnType<typeof lateness> }) {
  const { t } = useTranslation(['checkout', 'transactions']);
  const format = useFormat();
  const treeNames = useTreeNames();
  const replaced = trees.filter(({ replacedBy }) => replacedBy);
  const others = replaced.flatMap(({ replacedBy }) => replacedBy ?? []);
  const isSame = others.length === 0;
  const outcome = isSame ? 'lateSame' : late ? 'lateOther' : 'replaced';
  const communities = new Set(others.map(({ kelompokKomunitas }) => kelompokKomunitas.name));
  return (
    <Notice
      tone={isSame ? 'success' : 'info'}
      title={t(
        late === 'cancelled' ? 'transactions:ending.lateCancelled' : `checkout:outcome.${outcome}.title`,
      )}
      text={t(`checkout:outcome.${outcome}.text`, {
        count: trees.length,
        gone: treeNames(replaced.map(({ tree }) => tree)),
        given: treeNames(others),
        group: format.list([...communities]),
      })}
    />
  );
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
