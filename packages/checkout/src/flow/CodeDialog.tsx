import { useSecondsUntil } from '@rimba/forms';
import { unbrokenCode } from '@rimba/i18n';
import { useErrorText, useFormat, useTranslation } from '@rimba/i18n/react';
import { useOnline } from '@rimba/shell';
import { Button, CodeField, Dialog, Stack, Text } from '@rimba/ui';
import { type SubmitEvent, useState } from 'react';
import * as styles from '../checkout.css.ts';
import type { CodeTicket } from '../draft/index.ts';
import { PriceLines } from '../payment/OrderPrice.tsx';
import type { CheckoutOrder } from '../steps/checkout-order.ts';
import type { CheckoutProblem } from '../steps/checkout-state.ts';
import { type Counted, orderedPrice, orderedTrees } from './ordered-trees.rules.ts';

const codeLength = 8;

interface CodeDialogProps {
  order: CheckoutOrder;
  /** The chosen trees and their price, as the service counts them. */
  counted: Counted | undefined;
  ticket: CodeTicket | undefined;
  /** Why the last code was not taken, or no other could be mailed. */
  refusal: CheckoutProblem | undefined;
  busy: boolean;
  onCode: (code: string) => void;
  onResend: () => void;
  onClose: () => void;
  /** The code is to go to another address. */
  onOtherAddress: () => void;
}

/** Asks a guest for the code in their mail; with it the order goes to the service. */
export default function CodeDialog({ order, counted, ticket, refusal, busy, ...on }: CodeDialogProps) {
  const { t } = useTranslation(['checkout', 'common', 'errors']);
  const format = useFormat();
  const errorText = useErrorText();
  const online = useOnline();
  const [typed, setTyped] = useState(ticket?.code ?? '');
  const [incomplete, setIncomplete] = useState(false);
  const seconds = useSecondsUntil(ticket?.nextSendAt ?? null);
  const refused = refusal && (refusal.message || errorText(refusal));
  const length = t('checkout:guest.codeLength', { count: codeLength });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    // React lets events out of a portal on to the form that the dialog was opened from.
    event.stopPropagation();
    setIncomplete(typed.length < codeLength);
    if (typed.length === codeLength) on.onCode(typed);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && on.onClose()}
      title={t('checkout:guest.codeTitle')}
      description={t('checkout:guest.codeSent', { email: order.customer.email })}
      closeLabel={t('common:actions.close')}
      size="small"
    >
      <form onSubmit={send} noValidate>
        <Stack gap={4}>
          <CodeField
            kind="characters"
            length={codeLength}
            defaultValue={typed}
            label={t('checkout:guest.code')}
            hint={`${t('checkout:guest.codeHint')} ${length}.`}
            error={incomplete ? length : refused}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <OrderedInBrief order={order} counted={counted} />
          <Button
            type="submit"
            width="full"
            busy={busy ? t(`checkout:${online ? 'confirm.submitting' : 'page.awaits'}`) : undefined}
          >
            {t('checkout:confirm.submit', { amount: format.rupiah(order.expectedTotal) })}
          </Button>
          {seconds > 0 ? (
            <Text variant="small" tone="muted">
              {t('checkout:guest.resendIn', { count: seconds })}
            </Text>
          ) : (
            <Button variant="quiet" disabled={busy} onClick={on.onResend}>
              {t('checkout:guest.resend')}
            </Button>
          )}
          <Text variant="small">{t('checkout:guest.noMail')}</Text>
          <Button variant="quiet" disabled={busy} onClick={on.onOtherAddress}>
            {t('checkout:guest.changeEmail')}
          </Button>
          <Text variant="small" tone="muted">
            {t('checkout:guest.codeLife')}
          </Text>
        </Stack>
      </form>
    </Dialog>
  );
}

/** What the code is for: the trees in a line, for whom they are, and how their sum is made up. */
function OrderedInBrief({ order, counted }: Pick<CodeDialogProps, 'order' | 'counted'>) {
  const { t } = useTranslation('checkout');
  const [first, ...others] = orderedTrees(order, counted?.trees);
  if (!first) return null;
  const tree = `${first.treeName} ${unbrokenCode(first.code)}`;
  const price = orderedPrice(order, counted);
  return (
    <Stack gap={2}>
      <Text variant="small">
        {others.length === 0 ? tree : t('trees.andOthers', { tree, count: others.length })}
      </Text>
      {order.gift && (
        <Text variant="small">
          <span className={styles.asTyped}>
            {t('confirm.gift', { name: order.holder, count: order.treeIds.length })}
          </span>
        </Text>
      )}
      {price && <PriceLines breakdown={price} />}
    </Stack>
  );
}
