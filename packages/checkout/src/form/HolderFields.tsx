import { useTranslation } from '@rimba/i18n/react';
import { late, Section } from '@rimba/shell';
import { RadioGroup, Skeleton, VisuallyHidden } from '@rimba/ui';
import { Suspense } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CheckoutForm } from './checkout-form.ts';

// Most adoptions are one's own.
const GiftFields = late(() => import('./GiftFields.tsx'));

/** Whose name goes on the certificate; a gift asks for a little more. */
export function HolderFields() {
  const { t } = useTranslation('checkout');
  const { register, watch } = useFormContext<CheckoutForm>();
  return (
    <Section title={t('holder.title')}>
      <RadioGroup
        label={<VisuallyHidden>{t('holder.title')}</VisuallyHidden>}
        options={[
          { value: 'self', label: t('holder.self') },
          { value: 'gift', label: t('holder.gift') },
        ]}
        {...register('holderKind')}
      />
      {watch('holderKind') === 'gift' && (
        <Suspense fallback={<Skeleton shape="tall" />}>
          <GiftFields />
        </Suspense>
      )}
    </Section>
  );
}
