import { login, passkeyAsked } from '@rimba/api-client/react-query';
import { useBotCheck } from '@rimba/checkout/bot-check';
import { useTranslation } from '@rimba/i18n/react';
import { LoadingOverlay } from '@rimba/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { browserApi } from '../../data/browser-api.ts';
import { enter } from '../../sign-in/sign-in.ts';
import type { Refused } from './refused.ts';

/** The same login once more, with what its account asks for besides; each try has its own bot check. */
export function useSecondLogin({ email, password }: Refused) {
  const { t } = useTranslation('common');
  const bot = useBotCheck('login', true);
  const signIn = useMutation(login(browserApi()));

  /** Does something with the password and a fresh bot check. */
  async function withPassword<T>(
    act: (body: { email: string; password: string; recaptchaToken: string }) => Promise<T>,
  ): Promise<T> {
    try {
      return await act({ email, password, recaptchaToken: await bot.take() });
    } finally {
      bot.renew();
    }
  }

  const send = (
    proof: Omit<Parameters<typeof signIn.mutateAsync>[0], 'email' | 'password' | 'recaptchaToken'>,
  ) => withPassword(async (body) => enter(await signIn.mutateAsync({ ...body, ...proof })));

  return {
    withPassword,
    /** Signs in, or throws. */
    send,
    /** Another question for the browser; undefined where none was needed any more, and somebody is in. */
    askAgain: (): Promise<Refused['passkey'] | undefined> =>
      send({}).then(
        () => undefined,
        (error: unknown) => {
          const passkey = passkeyAsked(error);
          if (!passkey) throw error;
          return passkey;
        },
      ),
    /** To stand inside the form: the check, and what is shown while the next page comes. */
    rest: (
      <>
        {bot.check}
        {signIn.isSuccess && <LoadingOverlay title={t('app.name')} text={t('loading.overlay')} />}
      </>
    ) satisfies ReactNode,
  };
}
