import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink, Section } from '@rimba/shell';
import { Button, GiftIcon, Icon, type IconSource, Text } from '@rimba/ui';
import type { ReactNode } from 'react';
import type { OwnForest } from '../../data/wire.ts';
import { useMailGiftAgain } from '../../frame/use-mail-gift-again.ts';
import * as styles from './own-home.css.ts';
import type { TodoItem } from './todo-items.ts';
import { useWaitingLine } from './use-waiting-line.ts';

/** What waits for the reader: pay, verify, renew, adopt again, look again; nothing where nothing does. */
export function Waiting({ items }: { items: readonly TodoItem[] }) {
  const { t } = useTranslation('member-home');
  if (items.length === 0) return null;
  return (
    <Section title={t('wait.title')}>
      <ul className={styles.waiting}>
        {items.map((item) => (
          <li key={keyOf(item)} className={styles.waitingLine}>
            {item.kind === 'gift' ? <UnopenedGift {...item.gift} /> : <Line item={item} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function keyOf(item: TodoItem): string {
  if (item.kind === 'pay') return `pay-${item.transaction.id}`;
  if (item.kind === 'gift') return `gift-${item.gift.transactionId}`;
  return item.kind === 'renew' ? `renew-${item.trees[0].tree.id}` : item.kind;
}

interface Waits {
  sign: IconSource;
  text: string;
  detail?: string | undefined;
  /** What is pressed. */
  children: ReactNode;
}

function WaitingLine({ sign, text, detail, children }: Waits) {
  return (
    <>
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
      <div className={styles.waitingDo}>{children}</div>
    </>
  );
}

function Line({ item }: { item: Exclude<TodoItem, { kind: 'gift' }> }) {
  const { button, to, ...said } = useWaitingLine(item);
  return (
    <WaitingLine {...said}>
      <Button asChild variant={item.kind === 'pay' || item.kind === 'renew' ? 'primary' : 'secondary'}>
        <PageLink to={to}>{button}</PageLink>
      </Button>
    </WaitingLine>
  );
}

function UnopenedGift({ transactionId, holder, sentAt }: OwnForest['unopenedGifts'][number]) {
  const { t } = useTranslation('member-home');
  const format = useFormat();
  const { isSending, send } = useMailGiftAgain(transactionId, t('wait.giftDone'));
  return (
    <WaitingLine
      sign={GiftIcon}
      text={t('wait.gift', { name: holder })}
      detail={t('wait.giftSub', { date: format.date(sentAt) })}
    >
      <Button variant="secondary" busy={isSending ? t('wait.giftDo') : undefined} onClick={send}>
        {t('wait.giftDo')}
      </Button>
    </WaitingLine>
  );
}
