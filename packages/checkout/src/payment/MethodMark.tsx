import { useTranslation } from '@rimba/i18n/react';
import { BankIcon, CardIcon, Icon, type IconSource, QrCodeIcon, WalletIcon } from '@rimba/ui';
import * as styles from './method-mark.css.ts';
import type { PaymentMethod } from './wire.ts';

const signs = {
  qris: QrCodeIcon,
  bank_transfer: BankIcon,
  e_wallet: WalletIcon,
  card: CardIcon,
} as const satisfies Record<PaymentMethod['group'], IconSource>;

/** Short names, by which a method is looked for. */
const names = {
  qris: 'QRIS',
  bca_va: 'BCA',
  bni_va: 'BNI',
  bri_va: 'BRI',
  mandiri_bill: 'Mandiri',
  permata_va: 'Permata',
  cimb_va: 'CIMB Niaga',
  gopay: 'GoPay',
  shopeepay: 'ShopeePay',
  card: undefined,
} as const satisfies Record<PaymentMethod['code'], string | undefined>;

/** A method's sign and short name in our own hand, so that the eye finds it; its name stands beside it in words. */
export function MethodMark({ method: { code, group } }: { method: Pick<PaymentMethod, 'code' | 'group'> }) {
  const { t } = useTranslation('checkout');
  return (
    <span className={styles.mark} aria-hidden="true">
      <Icon of={signs[group]} size="small" />
      {names[code] ?? t('methods.mark.card')}
    </span>
  );
}
