import { ApiError } from '@rimba/api-client';
import { certificateQuery } from '@rimba/api-client/react-query';
import { unbrokenCode } from '@rimba/i18n';
import { useTranslation } from '@rimba/i18n/react';
import { pathTo } from '@rimba/paths';
import { requestContext } from '@rimba/rendering/page-handler';
import { Button, PageSection, Stack, TextField } from '@rimba/ui';
import { data, redirect } from 'react-router';
import { missingReason, missingWords } from '../../certificates/missing.ts';
import { ask, serviceApi } from '../../data/service.ts';
import * as styles from '../../frame/content.css.ts';
import { noteFont } from '../../frame/note-font.ts';
import { PageMeta } from '../../frame/PageMeta.tsx';
import type { Route } from './+types/route.ts';
import { typedNumber } from './typed-number.ts';

export const links = noteFont;

/** Leads on to the certificate of the number that was typed; one that there is none of is said beside its field. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const typed = url.searchParams.get('number');
  if (typed === null) return { typed: '', wrong: undefined };
  const certificateNumber = typedNumber(typed);
  if (certificateNumber === '') return { typed: '', wrong: 'empty' as const };
  if (certificateNumber === undefined) return { typed, wrong: 'certificate-mistyped' as const };
  try {
    await ask(certificateQuery(serviceApi({ context, url }), certificateNumber));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const wrong = missingReason(error);
    return data({ typed, wrong }, { status: wrong === 'certificate-unreachable' ? 503 : 200 });
  }
  throw redirect(pathTo('certificate', { certificateNumber }, context.get(requestContext).language));
}

/** Where anyone types a certificate's number: a form that needs neither an account nor a script. */
export default function CertificateCheck({ loaderData: { typed, wrong } }: Route.ComponentProps) {
  const { t } = useTranslation('certificates');
  const saidOf = (reason: NonNullable<typeof wrong>) =>
    reason === 'empty'
      ? t('check.form.empty')
      : t(`check.${missingWords[reason].said}.text`, { number: unbrokenCode(typed.trim()) });
  return (
    <>
      <PageMeta title={t('check.title')} description={t('check.form.lead')} />
      <PageSection level={1} heading={t('check.title')} note={t('check.form.lead')}>
        <form className={styles.narrow} noValidate>
          <Stack gap={4} align="start">
            <TextField
              id="number"
              name="number"
              label={t('detail.number')}
              hint={t('check.form.hint')}
              error={wrong && saidOf(wrong)}
              defaultValue={typed}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
            />
            <Button type="submit">{t('check.form.submit')}</Button>
          </Stack>
        </form>
      </PageSection>
    </>
  );
}
