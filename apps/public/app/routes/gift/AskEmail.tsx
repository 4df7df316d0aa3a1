import { sendGiftCode } from '@rimba/api-client/react-query';
import { languages, parseLanguage } from '@rimba/i18n';
import { Trans, useLanguage, useTranslation } from '@rimba/i18n/react';
import { pathTo } from '@rimba/paths';
import { TextLink } from '@rimba/shell';
import { RadioGroup, Stack, Text } from '@rimba/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { browserApi } from '../../data/browser-api.ts';
import { EmailField, useEmailRules } from '../../sign-in/EmailField.tsx';
import { isLeft } from '../../sign-in/is-left.ts';
import { placeFieldErrors } from '../../sign-in/place-field-errors.ts';
import { SubmitButton } from '../../sign-in/SubmitButton.tsx';
import { withNext } from '../../sign-in/sign-in.ts';
import { emailFieldId, useTypedEmail } from '../../sign-in/use-typed.ts';
import { asKept, type GiftTicket } from './code-ticket.ts';
import { takeMailedEmail } from './take-mailed-email.ts';

interface AskEmailProps {
  giftCode: string;
  /** What was typed before, where the address is changed. */
  before: GiftTicket | undefined;
  onTicket: (ticket: GiftTicket) => void;
}

/** Where letters go and in which language; the address is proven by a code, and nothing else is asked. */
export function AskEmail({ giftCode, before, onTicket }: AskEmailProps) {
  const { t } = useTranslation(['gifts', 'errors', 'common']);
  const own = useLanguage();
  const mail = useMutation(sendGiftCode(browserApi(), giftCode));
  const [failure, setFailure] = useState<unknown>();
  const emailRules = useEmailRules();
  const form = useForm<{ email: string; language: string }>({
    mode: 'onTouched',
    // No address by itself: one that was typed before the page had its script stays.
    defaultValues: { ...(before && { email: before.email }), language: before?.language ?? own },
  });
  const { errors, isSubmitting } = form.formState;
  const { setValue } = form;
  useEffect(() => {
    const email = takeMailedEmail();
    if (email !== undefined && isLeft(emailFieldId)) setValue('email', email);
  }, [setValue]);
  // Read in another language, the page is loaded anew.
  useTypedEmail({ typed: form.watch('email'), write: (email) => setValue('email', email) });
  const send = form.handleSubmit(async ({ email, language }) => {
    try {
      const sent = await mail.mutateAsync(email);
      onTicket({ email, language: parseLanguage(language) ?? own, ...asKept(sent) });
    } catch (error) {
      setFailure(placeFieldErrors(error, ['email'], form.setError));
    }
  });
  return (
    <form method="post" onSubmit={send} noValidate>
      <Stack gap={4}>
        <Text>{t('gifts:follow.text')}</Text>
        <EmailField
          {...form.register('email', emailRules)}
          label={t('gifts:follow.email')}
          hint={t('gifts:follow.codeFirst')}
          autoComplete="email"
          error={errors.email?.message}
        />
        <RadioGroup
          {...form.register('language')}
          label={t('gifts:follow.language')}
          options={languages.map((value) => ({ value, label: t(`common:language.${value}`) }))}
        />
        <SubmitButton
          failure={failure}
          width="full"
          busy={isSubmitting ? t('gifts:follow.claiming') : undefined}
        >
          {t('gifts:follow.claim')}
        </SubmitButton>
        <Text variant="small" tone="muted">
          {t('gifts:follow.public')}
        </Text>
        <Text variant="small">
          <Trans
            ns="gifts"
            i18nKey="follow.haveAccount"
            components={{
              login: <TextLink to={{ page: 'login', suffix: withNext(pathTo('gift', { giftCode })) }} />,
            }}
          />
        </Text>
      </Stack>
    </form>
  );
}
