import { paymentMethodsQuery } from '@rimba/api-client';
import { useLanguage, useTranslation } from '@rimba/i18n/react';
import { Skeleton, SkeletonGroup, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { Controller, useFormContext } from 'react-hook-form';
import { QueryFailed } from '../page/QueryFailed.tsx';
import { Section } from '../page/Section.tsx';
import { MethodChoice } from '../payment/MethodChoice.tsx';
import { useCheckoutApi } from './api-context.ts';
import type { CheckoutForm } from './checkout-form.ts';

/** How to pay. `total` is what the trees cost before a method's fee, for the methods' limits. */
export function MethodFields({ total }: { total: number | undefined }) {
  const { t } = useTranslation(['checkout', 'common', 'errors']);
  const { control } = useFormContext<CheckoutForm>();
  const methods = useQuery(paymentMethodsQuery(useCheckoutApi(), useLanguage()));
  return (
    <Section title={t('checkout:methods.title')}>
      {methods.isPending && (
        <SkeletonGroup label={t('common:loading.data')}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {methods.isError && (
        <QueryFailed
          error={methods.error}
          title={t('checkout:methods.loadFailed')}
          onRetry={() => methods.refetch()}
        />
      )}
      {methods.data && (
        <Controller
          control={control}
          name="paymentMethodId"
          rules={{ required: t('errors:checkout.payment_method_required') }}
          render={({ field, fieldState }) => (
            <MethodChoice
              groups={methods.data}
              total={total}
              name={field.name}
              value={field.value}
              onValueChange={field.onChange}
            >
              {fieldState.error && (
                <Text role="alert" variant="small" tone="danger">
                  {fieldState.error.message ?? ''}
                </Text>
              )}
            </MethodChoice>
          )}
        />
      )}
    </Section>
  );
}
