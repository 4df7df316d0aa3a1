import { drawingFor, motif } from '@rimba/drawings';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { CertificateSheet } from '@rimba/ui';
import type { ReactNode } from 'react';
import * as styles from './certificate.css.ts';
import type { Certificate } from './certificate.ts';
import { PdfLink } from './PdfLink.tsx';
import { Standing } from './Standing.tsx';
import { verdictOf } from './standing.rules.ts';

interface CertificateViewProps {
  certificate: Certificate;
  /** The whole address of the public page, for the code on the sheet. */
  checkUrl: string;
  /** How it is shared: by buttons where the page is hydrated, by plain links where it is a document. */
  share: ReactNode;
}

/** The sheet, and beside it what the service says about it today. Both apps show it; neither adds to it. */
export function CertificateView({ certificate, checkUrl, share }: CertificateViewProps) {
  const { t } = useTranslation(['certificates', 'common']);
  const format = useFormat();
  const { certificateNumber, trees, groups } = certificate;
  return (
    <div className={styles.page}>
      {/* As they stand on a phone: while the page is still coming, nothing comes above what is there. */}
      <aside className={styles.standing} aria-label={t('certificates:check.title')}>
        <Standing certificate={certificate} />
      </aside>
      <div className={styles.sheet}>
        <CertificateSheet
          product={t('common:app.name')}
          title={t('certificates:sheet.title')}
          givenTo={t('certificates:sheet.givenTo')}
          holder={certificate.holder}
          statement={t('certificates:sheet.statement', {
            count: trees.length,
            groups: format.list(groups.map(({ name }) => name)),
            from: format.date(certificate.startsAt),
            until: format.lastFullDay(certificate.endsAt),
          })}
          trees={trees.map(({ tree, replacedBy, alive }) => {
            const shown = replacedBy ?? tree;
            return {
              name: shown.treeName,
              latinName: shown.latinName,
              code: shown.code,
              drawing: drawingFor(shown.latinName, 'leaf'),
              dead: !alive,
            };
          })}
          {...(certificate.message !== null && { message: { text: certificate.message } })}
          number={certificateNumber}
          issued={t('certificates:sheet.issued', { date: format.date(certificate.issuedAt) })}
          signers={groups.map(({ leaderName, name }) => ({
            name: leaderName,
            role: t('certificates:sheet.signerRole', { group: name }),
          }))}
          sealText={t('certificates:sheet.seal', { number: certificateNumber }).toUpperCase()}
          verification={{
            url: checkUrl,
            label: t('certificates:detail.qrAlt', { number: certificateNumber }),
          }}
          contours={motif('contours')}
        />
      </div>
      {verdictOf(certificate) !== 'altered' && (
        <div className={styles.ways} data-if-genuine>
          <PdfLink certificateNumber={certificateNumber} />
          {share}
        </div>
      )}
    </div>
  );
}
