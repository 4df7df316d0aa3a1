import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { CertificateCard } from '@rimba/ui';
import type { OwnCertificate } from '../../../data/wire.ts';

export function CertificateRow({ certificate }: { certificate: OwnCertificate }) {
  const { t } = useTranslation(['certificates', 'common']);
  const format = useFormat();
  const { certificateNumber, holderInFull, trees, endsAt, state } = certificate;
  const until =
    state === 'ended'
      ? t('common:status.adoption.ended')
      : t('common:time.until', { date: format.lastFullDay(endsAt) });
  return (
    <li>
      <CertificateCard
        holder={holderInFull}
        number={certificateNumber}
        facts={[t('certificates:list.trees', { count: trees.length }), until]}
        link={(link) => <PageLink to={{ page: 'myCertificate', params: { certificateNumber } }} {...link} />}
      />
    </li>
  );
}
