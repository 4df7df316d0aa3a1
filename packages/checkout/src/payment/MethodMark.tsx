import { useTranslation } from '@rimba/i18n/react';
import { BankIcon, CardIcon, Icon, type IconSource, QrCodeIcon, WalletIcon } from '@rimba/ui';
import * as styles from './method-mark.css.ts';
import { markOf } from './methods.ts';
import type { PaymentMethod } from './wire.ts';

const signs = {
  qris: QrCodeIcon,
  bank_transfer: BankIcon,
  e_wallet: WalletIcon,
  card: CardIcon,
} as const satisfies Record<PaymentMethod['group'], IconSource>;

/** A method's sign and short name in our own hand, so that the eye finds it; its name stands beside it in words. */
export function MethodMark({ method: { code, group } }: { method: Pick<PaymentMethod, 'code' | 'group'> }) {
  const { t } = useTranslation('checkout');
  return (
    <span className={styles.mark} aria-hidden="true">
      <Icon of={signs[group]} size="small" />
      {group === 'card' ? t('methods.mark.card') : markOf(code)}
    </span>
  );
}
