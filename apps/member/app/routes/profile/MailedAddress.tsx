import { useErrorText, useTranslation } from '@rimba/i18n/react';
import { Banner, Spinner, Stack } from '@rimba/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { confirmEmailChange } from '../../data/email-change.ts';
import { saySuccess } from '../../frame/say.ts';

/** Spends the link of a mail to a new address, which leads here through the login; `children` stand where it is refused. */
export default function MailedAddress({ code, children }: { code: string; children: ReactNode }) {
  const { t } = useTranslation(['profile', 'auth']);
  const errorText = useErrorText();
  const [, setSearch] = useSearchParams();
  const { mutate, error } = useMutation({ mutationFn: confirmEmailChange });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    mutate(code, {
      onSuccess: () => {
        saySuccess(t('profile:emailChange.done'));
        setSearch({}, { replace: true });
      },
    });
  }, [code, mutate, setSearch, t]);
  if (!error) return <Spinner label={t('auth:verify.checking')} />;
  return (
    <Stack gap={4} align="start">
      <Banner tone="warning" urgent>
        {t('profile:emailChange.linkFailed', { why: errorText(error) })}
      </Banner>
      {children}
    </Stack>
  );
}
