import { serviceNow } from '@rimba/api-client';
import { useSession } from '@rimba/auth/react';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink, type PageTarget } from '@rimba/shell';
import {
  BookmarkIcon,
  Button,
  CalendarIcon,
  Card,
  Heading,
  HourglassIcon,
  Icon,
  type IconSource,
  MailIcon,
  Stack,
  Text,
} from '@rimba/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { transactionsQuery } from '../../data/transactions.ts';
import { wishtreeQuery } from '../../data/wishtree.ts';
import { useForest } from '../../trees/use-forest.ts';
import * as styles from './home.css.ts';
import { type TodoItem, todoItems } from './todo-items.ts';

/** What needs doing: pay, verify, renew, look again. */
export function Todo() {
  const { t } = useTranslation('member-home');
  const { user } = useSession();
  const forest = useForest();
  const pending = useInfiniteQuery(transactionsQuery('pending_payment')).data;
  const wishtree = useQuery(wishtreeQuery()).data;
  const items = todoItems({
    emailVerified: user?.emailVerifiedAt !== null,
    pending: pending?.pages.flatMap(({ data }) => data) ?? [],
    terms: forest.state === 'known' ? forest.terms : [],
    wishtree: wishtree?.data ?? [],
    now: serviceNow(),
  });
  return (
    <Card as="section">
      <Stack gap={2}>
        <Heading level={2} size="h4">
          {t('todo.title')}
        </Heading>
        {items.length === 0 ? (
          <Text tone="muted">{t('todo.none')}</Text>
        ) : (
          <ul>
            {items.map((item) => (
              <TodoLine key={keyOf(item)} item={item} />
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}

function keyOf(item: TodoItem): string {
  if (item.kind === 'pay') return `pay-${item.transaction.id}`;
  return item.kind === 'renew' ? `renew-${item.endsAt}` : item.kind;
}

interface Line {
  sign: IconSource;
  text: string;
  button: string;
  to: PageTarget;
}

function TodoLine({ item }: { item: TodoItem }) {
  const { sign, text, button, to } = useLine(item);
  return (
    <li className={styles.todoLine}>
      <span className={styles.todoSign}>
        <Icon of={sign} size="large" />
      </span>
      <Text variant="small" weight="semibold">
        {text}
      </Text>
      <Button asChild size="compact" variant={item.kind === 'pay' ? 'primary' : 'secondary'}>
        <PageLink to={to}>{button}</PageLink>
      </Button>
    </li>
  );
}

function useLine(item: TodoItem): Line {
  const { t } = useTranslation('member-home');
  const format = useFormat();
  switch (item.kind) {
    case 'pay': {
      const { id, total, expiresAt } = item.transaction;
      return {
        sign: HourglassIcon,
        text: t('todo.pay', {
          amount: format.rupiah(total),
          time: format.time(expiresAt),
          date: format.date(expiresAt),
        }),
        button: t('todo.payButton'),
        to: { page: 'transaction', params: { transactionId: id } },
      };
    }
    case 'verify':
      return {
        sign: MailIcon,
        text: t('todo.verify'),
        button: t('todo.verifyButton'),
        to: { page: 'emailVerification' },
      };
    case 'renew':
      return {
        sign: CalendarIcon,
        text: t('todo.renew', { count: item.treeIds.length, date: format.lastFullDay(item.endsAt) }),
        button: t('todo.renewButton'),
        to: { page: 'renew' },
      };
    case 'wishtree':
      return {
        sign: BookmarkIcon,
        text: t('todo.wishtreeTaken', { count: item.count }),
        button: t('todo.wishtreeButton'),
        to: { page: 'wishtree' },
      };
  }
}
