import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Button } from '@rimba/ui';
import { NotFoundPage } from '../../frame/NotFoundPage.tsx';
import type { MissingCertificate } from './missing.ts';

const words = {
  'certificate-not-found': 'notOurs',
  'certificate-mistyped': 'mistyped',
  'certificate-unreachable': 'unreachable',
} as const;

/** Tells a certificate that is not ours from one that could not be looked up, which is worth another try. */
export function CertificateMissing({ reason, number }: MissingCertificate) {
  const { t } = useTranslation('certificates');
  const unreachable = reason === 'certificate-unreachable';
  return (
    <NotFoundPage
      title={t(`check.${words[reason]}.title`)}
      text={t(`check.${words[reason]}.text`, { number })}
      code={unreachable ? 503 : 404}
      action={
        unreachable && (
          <Button asChild variant="secondary">
            <PageLink to={{ page: 'certificate', params: { certificateNumber: number } }}>
              {t('check.again')}
            </PageLink>
          </Button>
        )
      }
    />
  );
}
