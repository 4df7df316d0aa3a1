import { useFormat, useTranslation } from '@rimba/i18n/react';
import { RadioGroup, type RadioGroupProps, Stack, Text } from '@rimba/ui';
import { MethodMark } from './MethodMark.tsx';
import { type OfferedMethod, offeredGroups } from './offered-methods.ts';
import type { PaymentMethod, PaymentMethodGroup } from './wire.ts';

const groupWords = {
  bank_transfer: 'methods.bankTransfer',
  qris: 'methods.qris',
  e_wallet: 'methods.eWallet',
  card: 'methods.card',
} as const;

/** Its inputs are the form's own where `register` hands them over, or follow a value. */
interface MethodChoiceProps
  extends Pick<RadioGroupProps, 'name' | 'ref' | 'onChange' | 'onBlur' | 'onValueChange'> {
  groups: readonly PaymentMethodGroup[];
  /** Whole rupiah before a method's fee. */
  total: number | undefined;
  /** A method's id, or empty. */
  value?: string;
  /** The id of the method in use, which is not offered again. */
  inUse?: number;
  /** What is wrong with the choice; stands above the first group, where the focus goes. */
  error?: string | undefined;
}

/** The methods by group, each with its fee and how long there is to pay. */
export function MethodChoice({ groups, total, inUse, error, ...inputs }: MethodChoiceProps) {
  const { t } = useTranslation(['checkout', 'errors']);
  const describe = useDescription();
  const offered = offeredGroups(groups, total, inUse);
  if (offered.length === 0) return <Text tone="muted">{t('errors:checkout.no_payment_methods')}</Text>;
  return (
    <Stack gap={4}>
      {offered.map(({ group, methods }, place) => (
        <RadioGroup
          key={group}
          {...inputs}
          layout="rows"
          error={place === 0 ? error : undefined}
          label={t(`checkout:${groupWords[group]}`)}
          options={methods.map((offer) => ({
            value: String(offer.method.id),
            label: offer.method.name,
            description: describe(offer),
            end: <MethodMark method={offer.method} />,
            disabled: offer.obstacle !== undefined,
          }))}
        />
      ))}
    </Stack>
  );
}

function useDescription() {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const feeOf = ({ fee }: PaymentMethod) => {
    const parts = [
      fee.percent > 0 ? format.percent(fee.percent / 100, 2) : undefined,
      fee.fixed > 0 ? format.rupiah(fee.fixed) : undefined,
    ].filter((part) => part !== undefined);
    return parts.length === 0 ? t('methods.noFee') : t('methods.fee', { fee: parts.join(' + ') });
  };
  const timeOf = ({ expiresInSeconds }: PaymentMethod) => {
    const minutes = Math.floor(expiresInSeconds / 60);
    return minutes < 60
      ? t('methods.timeToPayMinutes', { count: minutes })
      : t('methods.timeToPayHours', { count: Math.floor(minutes / 60) });
  };
  return ({ method, obstacle }: OfferedMethod) => {
    if (obstacle === 'unavailable') return t('methods.unavailable');
    if (obstacle === 'overLimit') {
      return `${t('methods.overLimit')}. ${t('methods.limit', { amount: format.rupiah(method.maximum) })}`;
    }
    return `${feeOf(method)} · ${timeOf(method)}`;
  };
}
