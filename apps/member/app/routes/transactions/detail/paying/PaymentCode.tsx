import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Button, CopyButton, Inline, Link, Stack, Text, WalletIcon } from '@rimba/ui';
import type { Transaction } from '../../../../data/wire.ts';
import { QrCode } from '../../../../frame/QrCode.tsx';
import { saveFile } from '../../../../frame/save-file.ts';
import * as styles from '../transaction-detail.css.ts';
import { inFours } from './in-fours.rules.ts';

interface PaymentCodeProps {
  transaction: Transaction;
  payment: NonNullable<Transaction['payment']>;
}

/** What is scanned, typed or opened to pay: whatever the method has. */
export function PaymentCode({ transaction, payment }: PaymentCodeProps) {
  const { t } = useTranslation('checkout');
  const { vaNumbers, billerCode, billKey, qrString, actions, redirectUrl, maskedCard } = payment;
  // A picture at the gateway, for a wallet on another device; no page of ours fetches it.
  const codes = qrString === null ? actions.filter(({ name }) => name === 'generate-qr-code') : [];
  const opens = actions.filter(({ name }) => name === 'deeplink-redirect');
  return (
    <Stack gap={4} align={qrString === null ? 'start' : 'center'}>
      {qrString !== null && <QrisCode transaction={transaction} value={qrString} />}
      {vaNumbers.map(({ bank, number }) => (
        <Figure key={number} name={t('instructions.vaNumber', { bank: bank.toUpperCase() })} value={number} />
      ))}
      {billerCode !== null && <Figure name={t('instructions.billerCode')} value={billerCode} isCode />}
      {billKey !== null && <Figure name={t('instructions.billKey')} value={billKey} isCode />}
      {opens.map(({ url }) => (
        <Wallet key={url} app={transaction.paymentMethod.name} url={url} />
      ))}
      {codes.map(({ url }) => (
        <Link key={url} asChild standalone>
          <a href={url} target="_blank" rel="noreferrer">
            {t('wallet.showQr')}
          </a>
        </Link>
      ))}
      {maskedCard !== null && (
        <Stack gap={1}>
          <Text variant="small" tone="muted">
            {t('card.number')}
          </Text>
          <Text unbroken>{maskedCard.replace(/^(\d{4})(\d{4})-/, '$1 $2 •••• ')}</Text>
        </Stack>
      )}
      {redirectUrl !== null && (
        <Button asChild>
          <a href={redirectUrl}>{t('card.toBank')}</a>
        </Button>
      )}
    </Stack>
  );
}

/** Where a mouse is, the wallet is on another device: its code comes first, and opens it there. */
function Wallet({ app, url }: { app: string; url: string }) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <div className={styles.forOtherDevice}>
        <QrCode
          value={url}
          label={t('wallet.scanLabel', { app })}
          place={<span className={styles.codePlace} />}
        />
        <Text variant="small">{t('wallet.scan', { app })}</Text>
      </div>
      <Button asChild icon={WalletIcon}>
        <a href={url}>{t('wallet.open', { app })}</a>
      </Button>
    </>
  );
}

function QrisCode({ transaction, value }: { transaction: Transaction; value: string }) {
  const { t } = useTranslation(['checkout', 'common']);
  const format = useFormat();
  return (
    <QrCode
      value={value}
      label={t('checkout:wallet.qrLabel', { amount: format.rupiah(transaction.total) })}
      head={[transaction.paymentMethod.name, t('common:app.name').toUpperCase()]}
      foot={[transaction.number, format.rupiah(transaction.total)]}
      save={{
        label: t('checkout:wallet.saveQr'),
        onPicture: (picture) => saveFile(picture, `${transaction.number}.png`),
      }}
      place={<span className={styles.codePlace} />}
    />
  );
}

interface FigureProps {
  name: string;
  value: string;
  isCode?: boolean;
}

function Figure({ name, value, isCode = false }: FigureProps) {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <Stack gap={1} align="start">
      <Text variant="small" tone="muted">
        {name}
      </Text>
      <Inline>
        <Text as="span" variant="figure" unbroken>
          {inFours(value)}
        </Text>
        <CopyButton
          value={value}
          label={t(isCode ? 'checkout:instructions.copyCode' : 'checkout:instructions.copyNumber')}
          copiedLabel={t('common:actions.copied')}
          refusedLabel={t('common:actions.copyRefused')}
        />
      </Inline>
    </Stack>
  );
}
