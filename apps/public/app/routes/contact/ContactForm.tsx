import { sendContactMessage } from '@rimba/api-client/react-query';
import { useBotCheck } from '@rimba/checkout/bot-check';
import { textLength } from '@rimba/forms';
import { Trans, useTranslation } from '@rimba/i18n/react';
import { TextLink } from '@rimba/shell';
import { Banner, Button, Stack, Text, TextArea, TextField } from '@rimba/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { browserApi } from '../../data/browser-api.ts';
import { EmailField, useEmailRules } from '../../sign-in/EmailField.tsx';
import { placeFieldErrors } from '../../sign-in/place-field-errors.ts';
import { SubmitButton } from '../../sign-in/SubmitButton.tsx';
import { longestMessage, longestSubject } from './contact-limits.ts';

interface Message {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export function ContactForm() {
  const { t } = useTranslation(['contact', 'errors', 'common']);
  const emailRules = useEmailRules();
  const form = useForm<Message>({ mode: 'onTouched' });
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<unknown>();
  const [sentBy, setSentBy] = useState<string>();
  const bot = useBotCheck('contact');
  const message = useMutation(sendContactMessage(browserApi()));
  useEffect(() => {
    void import('./known.ts').then((known) => known.default(form, t));
  }, [form, t]);

  const send = form.handleSubmit(async (values) => {
    try {
      await message.mutateAsync({ ...values, recaptchaToken: await bot.take() });
      setSentBy(values.email);
      setFailure(undefined);
      // Who writes another message is the same person.
      form.reset({ name: values.name, email: values.email });
    } catch (error) {
      setFailure(placeFieldErrors(error, ['name', 'email', 'subject', 'message'], form.setError));
    } finally {
      bot.renew();
    }
  });

  if (sentBy !== undefined) {
    return <Sent email={sentBy} onAnother={() => setSentBy(undefined)} />;
  }
  const required = t('errors:request.field_required');
  const [subject, text] = [form.watch('subject', '').trim(), form.watch('message', '').trim()];
  const longerThan = (max: number) => (typed: string) =>
    textLength(typed.trim()) > max ? t('errors:request.too_long', { max }) : undefined;
  const wrongSubject = longerThan(longestSubject);
  const wrongMessage = longerThan(longestMessage);
  return (
    <form method="post" onSubmit={send} noValidate>
      <Stack gap={4}>
        <TextField
          {...form.register('name', { required })}
          id="name"
          label={t('contact:form.name')}
          autoComplete="name"
          error={errors.name?.message}
        />
        <EmailField
          {...form.register('email', emailRules)}
          label={t('contact:form.email')}
          hint={t('contact:form.emailHint')}
          autoComplete="email"
          error={errors.email?.message}
        />
        <TextField
          {...form.register('subject', { required, validate: wrongSubject })}
          id="subject"
          label={t('contact:form.subject')}
          hint={
            <>
              {t('contact:form.subjectPlaceholder')}{' '}
              {t('common:form.characters', { used: textLength(subject), max: longestSubject })}
            </>
          }
          error={errors.subject?.message ?? wrongSubject(subject)}
        />
        <TextArea
          {...form.register('message', { required, validate: wrongMessage })}
          id="message"
          label={t('contact:form.message')}
          hint={
            <>
              {t('contact:form.messagePlaceholder')}{' '}
              {t('common:form.characters', { used: textLength(text), max: longestMessage })}
            </>
          }
          error={errors.message?.message ?? wrongMessage(text)}
        />
        {bot.check}
        <Text variant="small" tone="muted">
          <Trans
            ns="contact"
            i18nKey="form.privacy"
            components={{ privacy: <TextLink to={{ page: 'privacy' }} /> }}
          />
        </Text>
        {/* What waited in vain for its bot check says only that. */}
        {failure === message.error && <Text>{t('contact:done.failed')}</Text>}
        <SubmitButton failure={failure} busy={isSubmitting ? t('contact:form.submitting') : undefined}>
          {t('contact:form.submit')}
        </SubmitButton>
      </Stack>
    </form>
  );
}

interface SentProps {
  email: string;
  onAnother: () => void;
}

/** In place of the form, which was longer: it would end above the window. */
function Sent({ email, onAnother }: SentProps) {
  const { t } = useTranslation('contact');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Stack gap={4} align="start">
      <div ref={place}>
        <Banner tone="success" urgent>
          <Stack gap={1}>
            <Text weight="semibold">{t('done.title')}</Text>
            <Text variant="small">{t('done.text', { email })}</Text>
          </Stack>
        </Banner>
      </div>
      <Button variant="secondary" onClick={onAnother}>
        {t('done.another')}
      </Button>
    </Stack>
  );
}
