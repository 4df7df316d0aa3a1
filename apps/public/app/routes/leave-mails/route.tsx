import { ApiError } from '@rimba/api-client';
import { chooseMails, leavingQuery } from '@rimba/api-client/react-query';
import { useTranslation } from '@rimba/i18n/react';
import { TextLink } from '@rimba/shell';
import { Button, Stack, Text } from '@rimba/ui';
import { data, redirect } from 'react-router';
import { ask, orNotFound, serviceApi } from '../../data/service.ts';
import { NotFoundPage } from '../../frame/NotFoundPage.tsx';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { SignInLayout } from '../../sign-in/SignInLayout.tsx';
import type { Route } from './+types/route.ts';

/** Reading it changes nothing, because scanners open every link of a mail. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const asked = ask(leavingQuery(serviceApi({ context, url }), params.token));
  const leaving = await orNotFound(asked.catch(nullIfMissing));
  return leaving ?? data(null, { status: 404 });
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const wanted = (await request.formData()).get('mails') === 'sent';
  await orNotFound(chooseMails(serviceApi({ context, url }), params.token, wanted));
  return redirect(url.pathname, 303);
}

function nullIfMissing(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/** No search engine lists it, and no other site is told of it; its own form still says where it comes from. */
export const headers = () => ({ 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' });

/** Leaves one kind of mail and comes back to it, by a press, without an account and without script. */
export default function LeaveMailsPage({ loaderData: leaving }: Route.ComponentProps) {
  const { t } = useTranslation('notifications');
  if (leaving === null)
    return <NotFoundPage title={t('leave.missing.title')} text={t('leave.missing.text')} />;
  const { category, email } = leaving;
  const state = email ? 'on' : 'off';
  const title = t(`leave.${state}.title`);
  return (
    <>
      <PageMeta title={title} description={t('leave.description')} listed={false} />
      <SignInLayout
        title={title}
        lead={t(`leave.${state}.text`, { kind: t(`category.${category}`) })}
        needsScript={false}
      >
        <form method="post">
          <input type="hidden" name="mails" value={email ? 'stopped' : 'sent'} />
          <Stack gap={4} align="start">
            <Button type="submit" variant={email ? 'primary' : 'secondary'}>
              {t(`leave.${state}.do`)}
            </Button>
            <Text>
              <TextLink to={{ page: 'notifications' }}>{t('leave.all')}</TextLink>
            </Text>
          </Stack>
        </form>
      </SignInLayout>
    </>
  );
}
