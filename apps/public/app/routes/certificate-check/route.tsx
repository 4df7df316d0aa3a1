import { useTranslation } from '@rimba/i18n/react';
import { pathTo } from '@rimba/paths';
import { requestContext } from '@rimba/shell/page-handler';
import { Button, PageSection, Stack, TextField } from '@rimba/ui';
import { redirect, useSearchParams } from 'react-router';
import * as styles from '../../frame/content.css.ts';
import { noteFont } from '../../frame/note-font.ts';
import { PageMeta } from '../../frame/PageMeta.tsx';
import type { Route } from './+types/route.ts';
import { typedNumber } from './typed-number.ts';

export const links = noteFont;

/** Leads on to the certificate of the number that was typed; which one it is, its own page tells. */
export function loader({ context, url }: Route.LoaderArgs) {
  const certificateNumber = typedNumber(url.searchParams);
  if (certificateNumber) {
    throw redirect(pathTo('certificate', { certificateNumber }, context.get(requestContext).language));
  }
  return { wrong: certificateNumber === undefined };
}

/** Where anyone types a certificate's number: a form that needs neither an account nor a script. */
export default function CertificateCheck({ loaderData: { wrong } }: Route.ComponentProps) {
  const { t } = useTranslation(['certificates', 'errors']);
  const [search] = useSearchParams();
  return (
    <>
      <PageMeta title={t('certificates:check.title')} description={t('certificates:check.form.lead')} />
      <PageSection level={1} heading={t('certificates:check.title')} note={t('certificates:check.form.lead')}>
        <form className={styles.narrow}>
          <Stack gap={4} align="start">
            <TextField
              id="number"
              name="number"
              label={t('certificates:detail.number')}
              hint={t('certificates:check.form.hint')}
              error={wrong ? t('errors:certificate.invalid_number') : undefined}
              defaultValue={search.get('number') ?? ''}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
            />
            <Button type="submit">{t('certificates:check.form.submit')}</Button>
          </Stack>
        </form>
      </PageSection>
    </>
  );
}
