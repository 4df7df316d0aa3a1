import { publicName } from '@rimba/i18n/public-name';
import { useTranslation } from '@rimba/i18n/react';
import { Section } from '@rimba/shell';
import { RadioGroup } from '@rimba/ui';
import { useFormContext } from 'react-hook-form';
import { type CheckoutForm, fullName, nameOfAccount } from './checkout-form.ts';

/** What others read, in a tree's history and in the ranking: what the account is called, in the form that is chosen here. */
export function PublicNameFields({ accountName }: { accountName: string | undefined }) {
  const { t } = useTranslation('checkout');
  const { register, watch, formState } = useFormContext<CheckoutForm>();
  const name = nameOfAccount(accountName, fullName(watch('customer')));
  return (
    <Section title={t('publicName.title')}>
      <RadioGroup
        label={t(watch('holderKind') === 'gift' ? 'publicName.leadGift' : 'publicName.lead')}
        options={[
          ...(['full', 'initials'] as const).map((value) => ({
            value,
            label: t(`publicName.${value}`),
            ...(name !== '' && { description: t('publicName.preview', { name: publicName(name, value) }) }),
          })),
          {
            value: 'hidden',
            label: t('publicName.anonymous'),
            description: t('publicName.anonymousHelp'),
          },
        ]}
        error={formState.errors.publicName?.message}
        {...register('publicName')}
      />
    </Section>
  );
}
