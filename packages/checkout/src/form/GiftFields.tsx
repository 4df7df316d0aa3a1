import { serviceNow } from '@rimba/api-client';
import { emailPattern, longestName, textLength } from '@rimba/forms';
import { languages, parseLanguage } from '@rimba/i18n';
import { useLanguage, useTranslation } from '@rimba/i18n/react';
import { DateField, RadioGroup, Text, TextArea, TextField } from '@rimba/ui';
import { useFormContext } from 'react-hook-form';
import * as styles from '../checkout.css.ts';
import type { CheckoutForm } from './checkout-form.ts';
import { isGiftDay, longestMessage } from './gift-limits.ts';

/** What a gift asks for besides. A module of its own, so that it comes when somebody gives one. */
export default function GiftFields() {
  const { t } = useTranslation(['checkout', 'common', 'errors']);
  const own = useLanguage();
  const { register, watch, setValue, formState } = useFormContext<CheckoutForm>();
  const { holder, gift } = formState.errors;
  const message = watch('gift.message').trim();
  const tooLong = (typed: string) =>
    textLength(typed.trim()) > longestMessage
      ? t('errors:checkout.message_too_long', { max: longestMessage })
      : undefined;
  const optional = `(${t('common:form.optional')})`;
  return (
    <>
      <Text variant="small">{t('checkout:holder.giftWhole')}</Text>
      <TextField
        label={t('checkout:holder.recipientName')}
        error={holder?.message}
        {...register('holder', {
          validate: (typed) => {
            if (typed.trim() === '') return t('errors:checkout.holder_name_required');
            const fits = textLength(typed.trim()) <= longestName;
            return fits || t('errors:profile.name_too_long', { max: longestName });
          },
        })}
      />
      <TextArea
        label={t('checkout:holder.message')}
        labelNote={optional}
        hint={t('common:form.characters', { used: textLength(message), max: longestMessage })}
        error={gift?.message?.message ?? tooLong(message)}
        {...register('gift.message', { validate: tooLong })}
      />
      <div className={styles.pair}>
        <TextField
          type="email"
          label={t('checkout:holder.recipientEmail')}
          labelNote={optional}
          hint={t('checkout:holder.recipientEmailHint')}
          error={gift?.recipientEmail?.message}
          {...register('gift.recipientEmail', {
            validate: (typed) =>
              typed === '' || emailPattern.test(typed) || t('errors:checkout.gift_email_invalid'),
          })}
        />
        <DateField
          label={t('checkout:holder.deliverOn')}
          labelNote={optional}
          hint={t('checkout:holder.deliverOnHint')}
          error={gift?.deliverOn?.message}
          {...register('gift.deliverOn', {
            validate: (day) =>
              day === '' || isGiftDay(day, serviceNow()) || t('errors:checkout.gift_date_invalid'),
          })}
        />
      </div>
      <RadioGroup
        label={t('checkout:holder.recipientLanguage')}
        hint={t('checkout:holder.recipientLanguageHint')}
        options={languages.map((value) => ({ value, label: t(`common:language.${value}`) }))}
        name="gift.language"
        value={watch('gift.language') || own}
        onValueChange={(value) => setValue('gift.language', parseLanguage(value) ?? own)}
      />
      <Text variant="small" tone="muted">
        {t('checkout:holder.giftNote')}
      </Text>
    </>
  );
}
