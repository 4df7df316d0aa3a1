import type { Schema } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { QueryFailed, Section } from '@rimba/shell';
import { Banner, Skeleton, SkeletonGroup } from '@rimba/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { MethodChoice } from '../payment/MethodChoice.tsx';
import type { CheckoutForm } from './checkout-form.ts';

interface MethodFieldsProps {
  /** The name of one that was chosen and cannot be used any more. */
  gone: string | undefined;
  methods: UseQueryResult<Schema<'PaymentMethodGroup'>[]>;
  /** What the trees cost before a method's fee, for the methods' limits. */
  total: number | undefined;
  /** A card's details, where a card is chosen. */
  card: ReactNode;
}

/** How to pay. */
export function MethodFields({ gone, methods, total, card }: MethodFieldsProps) {
  const { t } = useTranslation(['checkout', 'common', 'errors']);
  const { register, formState, watch } = useFormContext<CheckoutForm>();
  return (
    <Section title={t('checkout:methods.title')}>
      {gone !== undefined && !watch('paymentMethodId') && (
        <Banner urgent>{t('checkout:methods.gone', { method: gone })}</Banner>
      )}
      {methods.isPending && (
        <SkeletonGroup label={t('common:loading.data')}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {methods.isError && (
        <QueryFailed
          error={methods.error}
          title={t('errors:checkout.payment_methods_load_failed')}
          onRetry={() => methods.refetch()}
        />
      )}
      {methods.data && (
        <MethodChoice
          groups={methods.data}
          total={total}
          error={formState.errors.paymentMethodId?.message}
          {...register('paymentMethodId', { required: t('errors:checkout.payment_method_required') })}
        />
      )}
      {card}
    </Section>
  );
}
