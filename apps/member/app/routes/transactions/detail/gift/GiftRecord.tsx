import { serviceNow } from '@rimba/api-client';
import { useFormat, useLanguage, useTranslation } from '@rimba/i18n/react';
import { Section } from '@rimba/shell';
import { Button, DownloadIcon, Inline, MailIcon, Stack, Text, Timeline, type TimelineEntry } from '@rimba/ui';
import type { Transaction } from '../../../../data/wire.ts';
import { ShareLink } from '../../../../frame/ShareLink.tsx';
import { useMailGiftAgain } from '../../../../frame/use-mail-gift-again.ts';
import { GivenTrees } from './GivenTrees.tsx';
import { giftAddress } from './gift-address.ts';

interface GiftRecordProps {
  transaction: Transaction;
  /** The page says elsewhere what it is handed over with. */
  isHandedOver: boolean;
}

/** What became of a gift, for whoever gave it, and what it is handed over with. A module of its own: few orders are one. */
export default function GiftRecord({ transaction, isHandedOver }: GiftRecordProps) {
  const { t } = useTranslation('gifts');
  const address = giftAddress(transaction, useLanguage());
  const entries = useEntries(transaction);
  if (!address) return null;
  const title = t('giver.title', { name: transaction.holder });
  return (
    <Section title={title}>
      <Stack gap={4}>
        <Timeline label={t('giver.timeline')} entries={entries} />
        {transaction.status === 'paid' && <GivenTrees transaction={transaction} />}
        {!isHandedOver && (
          <Inline>
            <Button asChild size="compact" icon={DownloadIcon}>
              <a href={address.card} target="_blank" rel="noreferrer">
                {t('giver.print')}
              </a>
            </Button>
            <Button asChild size="compact" variant="secondary">
              <a href={address.page}>{t('giver.see')}</a>
            </Button>
            <ShareLink url={address.page} title={title} />
          </Inline>
        )}
        <MailAgain transaction={transaction} />
        <Text variant="small" tone="muted">
          {t('giver.price')}
        </Text>
      </Stack>
    </Section>
  );
}

/** A week after its mail, while nobody has accepted it. */
function MailAgain({ transaction: { id, gift } }: Pick<GiftRecordProps, 'transaction'>) {
  const { t } = useTranslation('gifts');
  const { isSending, send } = useMailGiftAgain(id, t('giver.againDone'));
  const from = gift?.mailableAt ?? null;
  if (from === null || Date.parse(from) > serviceNow()) return null;
  return (
    <div>
      <Button
        size="compact"
        variant="secondary"
        icon={MailIcon}
        busy={isSending ? t('giver.again') : undefined}
        onClick={send}
      >
        {t('giver.again')}
      </Button>
    </div>
  );
}

/** The newest first. */
function useEntries({ gift, holder, trees, paidAt }: Transaction): TimelineEntry[] {
  const { t } = useTranslation('gifts');
  const format = useFormat();
  if (!gift) return [];
  const { acceptedAt, recipientLeft = false, sentAt, recipientEmail, deliverOn } = gift;
  const entry = (id: string, kind: TimelineEntry['kind'], title: string, detail: string): TimelineEntry => ({
    id,
    kind,
    title,
    detail,
  });
  return [
    acceptedAt === null
      ? entry('open', 'expected', t('giver.open'), t('giver.openText'))
      : entry(
          'accepted',
          'latest',
          format.date(acceptedAt),
          `${t('giver.accepted', { name: holder })}. ${t(recipientLeft ? 'giver.left' : 'giver.acceptedText')}`,
        ),
    ...(recipientEmail !== null && sentAt !== null
      ? [entry('sent', 'past', format.date(sentAt), t('giver.sent', { email: recipientEmail }))]
      : []),
    ...(recipientEmail !== null && sentAt === null && acceptedAt === null && deliverOn !== null
      ? [entry('sending', 'expected', format.date(deliverOn), t('giver.willSend', { email: recipientEmail }))]
      : []),
    ...(paidAt === null
      ? []
      : [
          entry(
            'adopted',
            'first',
            format.date(paidAt),
            t('giver.adopted', { name: holder, count: trees.length }),
          ),
        ]),
  ];
}
