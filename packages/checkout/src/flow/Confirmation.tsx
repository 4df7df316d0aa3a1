import { paymentMethodsQuery } from '@rimba/api-client/react-query';
import { publicName } from '@rimba/i18n/public-name';
import { useFormat, useLanguage, useTranslation } from '@rimba/i18n/react';
import { useOnline } from '@rimba/shell';
import { ConfirmDialog, Stack, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as styles from '../checkout.css.ts';
import { nameOfAccount } from '../form/checkout-form.ts';
import type { CheckoutOrder } from '../steps/checkout-order.ts';
import { useCheckoutApi } from './api-context.ts';
import { OrderedTrees } from './OrderedTrees.tsx';
import type { Counted } from './ordered-trees.rules.ts';

interface ConfirmationProps {
  order: CheckoutOrder;
  /** The chosen trees and their price, as the service counts them. */
  counted: Counted | undefined;
  accountName: string | undefined;
  /** The yes mails a code first; the order is sent with it. */
  byCode: boolean;
  onConfirm: () => Promise<void>;
  onWithdraw: () => void;
}

/** One more look before trees are held. A module of its own, so that its code comes when it is needed. */
export default function Confirmation({ order, counted, accountName, byCode, ...on }: ConfirmationProps) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const online = useOnline();
  const groups = useQuery(paymentMethodsQuery(useCheckoutApi(), useLanguage())).data ?? [];
  const method = groups.flatMap(({ methods }) => methods).find(({ id }) => id === order.paymentMethodId);
  const amount = format.rupiah(order.expectedTotal);
  const giftLines = useGiftLines(order);
  const { firstName, lastName } = order.customer;
  // The question for the code takes this one's place at once, also on a slow network.
  useEffect(() => {
    if (byCode) import('./CodeDialog.tsx').catch(() => undefined);
  }, [byCode]);
  const lines = [
    t('confirm.holder', { name: order.holder }),
    ...giftLines,
    t(order.gift ? 'confirm.publicNameGift' : 'confirm.publicName', {
      name: publicName(nameOfAccount(accountName, `${firstName} ${lastName}`), order.publicName),
    }),
    ...(method ? [t('confirm.method', { method: method.name })] : []),
  ];
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && on.onWithdraw()}
      tone="primary"
      title={t('confirm.title')}
      description={
        <>
          {byCode
            ? t('guest.confirmLead', { email: order.customer.email, count: order.treeIds.length })
            : t('confirm.lead', { count: order.treeIds.length })}{' '}
          <strong>{t('summary.noRefund')}.</strong>
        </>
      }
      confirmLabel={byCode ? t('guest.sendCode') : t('confirm.submit', { amount })}
      cancelLabel={t('confirm.cancel')}
      busyLabel={online ? t(byCode ? 'guest.sendingCode' : 'confirm.submitting') : t('page.awaits')}
      onConfirm={on.onConfirm}
    >
      <OrderedTrees order={order} counted={counted}>
        <Stack gap={1} as="ul">
          {lines.map((line) => (
            <Text key={line} as="li" variant="small">
              <span className={styles.asTyped}>{line}</span>
            </Text>
          ))}
        </Stack>
      </OrderedTrees>
    </ConfirmDialog>
  );
}

/** That it is a gift, whom we tell of it, and when: what cannot be taken back. */
function useGiftLines({ gift, holder, treeIds }: CheckoutOrder): readonly string[] {
  const { t } = useTranslation(['checkout', 'common']);
  const format = useFormat();
  if (!gift) return [];
  const { message, recipientEmail: email, deliverOn, language } = gift;
  const told =
    deliverOn === null
      ? t('checkout:confirm.giftTold', { email: email ?? '' })
      : t('checkout:confirm.giftToldOn', {
          email: email ?? '',
          date: format.date(`${deliverOn}T00:00:00+07:00`),
        });
  return [
    t('checkout:confirm.gift', { name: holder, count: treeIds.length }),
    ...(message === null ? [] : [t('checkout:confirm.giftMessage', { message })]),
    email === null ? t('checkout:confirm.giftUntold') : told,
    ...(language === null
      ? []
      : [`${t('checkout:holder.recipientLanguage')}: ${t(`common:language.${language}`)}`]),
  ];
}
