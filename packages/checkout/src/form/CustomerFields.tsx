import { emailPattern, longestName, textLength } from '@rimba/forms';
import { indonesianPhone } from '@rimba/i18n';
import { useTranslation } from '@rimba/i18n/react';
import { Section } from '@rimba/shell';
import { PhoneField, RadioGroup, TextField } from '@rimba/ui';
import { useFormContext } from 'react-hook-form';
import * as styles from '../checkout.css.ts';
import { type CheckoutForm, fullName } from './checkout-form.ts';

/** Who adopts: for the receipt, and to be reached. */
export function CustomerFields() {
  const { t } = useTranslation(['checkout', 'common', 'errors']);
  const { register, watch, formState } = useFormContext<CheckoutForm>();
  const isOrganisation = watch('customer.adopterType') === 'organisation';
  const errors = formState.errors.customer;
  const validate = (typed: string, { customer }: CheckoutForm) => {
    if (typed.trim() === '') return t('errors:request.field_required');
    // It is one name on the certificate, of however many parts.
    const fits = textLength(fullName(customer)) <= longestName;
    return fits || t('errors:profile.name_too_long', { max: longestName });
  };
  return (
    <Section title={t('checkout:customer.title')}>
      <RadioGroup
        label={t('checkout:customer.adopterType.label')}
        options={(['individual', 'organisation'] as const).map((value) => ({
          value,
          label: t(`checkout:customer.adopterType.${value}`),
        }))}
        error={errors?.adopterType?.message}
        {...register('customer.adopterType')}
      />
      <div className={styles.pair}>
        {isOrganisation ? (
          <TextField
            key="organisation"
            label={t('checkout:customer.organisationName')}
            hint={t('checkout:customer.organisationHint')}
            autoComplete="organization"
            error={errors?.organisation?.message}
            {...register('customer.organisation', { validate })}
          />
        ) : (
          <>
            <TextField
              label={t('checkout:customer.firstName')}
              autoComplete="given-name"
              error={errors?.firstName?.message}
              {...register('customer.firstName', { validate })}
            />
            <TextField
              label={t('checkout:customer.lastName')}
              labelNote={`(${t('common:form.optional')})`}
              autoComplete="family-name"
              error={errors?.lastName?.message}
              {...register('customer.lastName', { deps: 'customer.firstName' })}
            />
          </>
        )}
        <TextField
          type="email"
          label={t('checkout:customer.email')}
          hint={t('checkout:customer.emailHint')}
          autoComplete="email"
          error={errors?.email?.message}
          {...register('customer.email', {
            required: t('errors:request.field_required'),
            pattern: { value: emailPattern, message: t('errors:request.invalid_email') },
          })}
        />
        <PhoneField
          label={t('checkout:customer.phone')}
          hint={t('checkout:customer.phoneHint')}
          error={errors?.phone?.message}
          {...register('customer.phone', {
            required: t('errors:request.field_required'),
            validate: (typed) => indonesianPhone(typed) !== undefined || t('common:form.phone'),
          })}
        />
      </div>
    </Section>
  );
}
