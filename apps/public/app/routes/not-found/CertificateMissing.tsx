import { unbrokenCode } from '@rimba/i18n';
import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Button } from '@rimba/ui';
import { type MissingCertificate, missingWords } from '../../certificates/missing.ts';
import { NotFoundPage } from '../../frame/NotFoundPage.tsx';

/** Tells a certificate that is not ours from one that could not be looked up, which is worth another try. */
export function CertificateMissing({ reason, number }: MissingCertificate) {
  const { t } = useTranslation(['certificates', 'errors']);
  const { said, sentence } = missingWords[reason];
  const unreachable = reason === 'certificate-unreachable';
  return (
    <NotFoundPage
      title={t(`certificates:check.${said}.title`)}
      text={t(`certificates:check.${said}.text`, { number: unbrokenCode(number) })}
      code={unreachable ? 503 : 404}
      sentence={t(`errors:certificate.${sentence}`)}
      retry={unreachable}
      action={
        <Button asChild variant={unreachable ? 'primary' : 'secondary'}>
          {unreachable ? (
            <PageLink to={{ page: 'certificate', params: { certificateNumber: number } }}>
              {t('certificates:check.again')}
            </PageLink>
          ) : (
            <PageLink to={{ page: 'certificateCheck', suffix: `?${new URLSearchParams({ number })}` }}>
              {t('certificates:check.form.another')}
            </PageLink>
          )}
        </Button>
      }
    />
  );
}
