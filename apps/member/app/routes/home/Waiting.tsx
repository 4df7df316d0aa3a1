import { useSession } from '@rimba/auth/react';
import { useTranslation } from '@rimba/i18n/react';
import { PageLink, Section } from '@rimba/shell';
import { Button, Icon, Text } from '@rimba/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ownForestQuery } from '../../data/own-forest.ts';
import { transactionsQuery } from '../../data/transactions.ts';
import { wishtreeQuery } from '../../data/wishtree.ts';
import * as styles from './home.css.ts';
import { type TodoItem, todoItems } from './todo-items.ts';
import { useWaitingLine } from './use-waiting-line.ts';

/** What waits for the reader: pay, verify, renew, adopt again, look again; nothing where nothing does. */
export function Waiting() {
  const { t } = useTranslation('member-home');
  const { user } = useSession();
  const forest = useQuery(ownForestQuery());
  const pending = useInfiniteQuery(transactionsQuery('pending_payment'));
  const wishtree = useQuery(wishtreeQuery());
  if (forest.isPending || pending.isPending || wishtree.isPending) {
    return <div className={styles.waitingMeanwhile} />;
  }
  const items = todoItems({
    emailVerified: user?.emailVerifiedAt !== null,
    pending: pending.data?.pages.flatMap(({ data }) => data) ?? [],
    trees: forest.data?.trees ?? [],
    wishtree: wishtree.data?.data ?? [],
  });
  if (items.length === 0) return null;
  return (
    <Section title={t('wait.title')}>
      <ul className={styles.waiting}>
        {items.map((item) => (
          <Line key={keyOf(item)} item={item} />
        ))}
      </ul>
    </Section>
  );
}

function keyOf(item: TodoItem): string {
  if (item.kind === 'pay') return `pay-${item.transaction.id}`;
  return item.kind === 'renew' ? `renew-${item.endsAt}` : item.kind;
}

function Line({ item }: { item: TodoItem }) {
  const { sign, text, detail, button, to } = useWaitingLine(item);
  return (
    <li className={styles.waitingLine}>
      <span className={styles.waitingSign}>
        <Icon of={sign} size="large" />
      </span>
      <div>
        <Text weight="semibold">{text}</Text>
        {detail !== undefined && (
          <Text variant="small" tone="muted">
            {detail}
          </Text>
        )}
      </div>
      <div className={styles.waitingDo}>
        <Button asChild variant={item.kind === 'pay' || item.kind === 'renew' ? 'primary' : 'secondary'}>
          <PageLink to={to}>{button}</PageLink>
        </Button>
      </div>
    </li>
  );
}
