import { drawingFor, motif } from '@rimba/drawings';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageTitle, usePageAddress } from '@rimba/shell';
import { CertificateSheet, Stack } from '@rimba/ui';
import type { Certificate } from '../../../data/wire.ts';
import * as styles from './detail.css.ts';
import { PdfLink } from './PdfLink.tsx';
import { Share } from './Share.tsx';
import { Standing } from './Standing.tsx';

export function CertificatePage({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation(['certificates', 'common']);
  const format = useFormat();
  const address = usePageAddress();
  const { certificateNumber, trees, groups, kelompokKomunitas } = certificate;
  const checkUrl = new URL(
    address({ page: 'certificate', params: { certificateNumber } }),
    window.location.origin,
  ).href;
  const signer = kelompokKomunitas ?? groups[0];
  return (
    <div className={styles.page}>
      <PageTitle>{t('certificates:detail.title', { number: certificateNumber })}</PageTitle>
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
        trees={trees.map(({ tree, replacedBy }) => {
          const shown = replacedBy ?? tree;
          return {
            name: shown.treeName,
            latinName: shown.latinName,
            code: shown.code,
            drawing: drawingFor(shown.latinName, 'leaf'),
          };
        })}
        {...(certificate.message !== null && { message: { text: certificate.message } })}
        number={certificateNumber}
        issued={t('certificates:sheet.issued', { date: format.date(certificate.issuedAt) })}
        {...(signer && {
          signer: {
            name: signer.leaderName,
            role: t('certificates:sheet.signerRole', { group: signer.name }),
          },
        })}
        sealText={t('certificates:sheet.seal', { number: certificateNumber }).toUpperCase()}
        verification={{
          url: checkUrl,
          label: t('certificates:detail.qrAlt', { number: certificateNumber }),
        }}
        contours={motif('contours')}
      />
      <Stack as="aside" gap={4}>
        <Standing certificate={certificate} />
        <Share url={checkUrl} treeCount={trees.length} />
        <PdfLink certificateNumber={certificateNumber} />
      </Stack>
    </div>
  );
}
