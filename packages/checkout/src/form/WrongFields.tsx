import { useTranslation } from '@rimba/i18n/react';
import { Text } from '@rimba/ui';
import { useFormContext } from 'react-hook-form';
import type { CheckoutForm } from './checkout-form.ts';

/** Beside the button that was pressed in vain: what is wrong may stand far above it. */
export function WrongFields() {
  const { t } = useTranslation('errors');
  const { isSubmitted, errors } = useFormContext<CheckoutForm>().formState;
  if (!isSubmitted || Object.keys(errors).length === 0) return null;
  return (
    <Text role="alert" tone="danger">
      {t('checkout.required_fields')}
    </Text>
  );
}
