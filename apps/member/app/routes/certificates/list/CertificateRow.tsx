import { serviceNow } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { CertificateCard } from '@rimba/ui';
import type { OwnedCertificate } from './own-certificates.ts';

export function CertificateRow({ certificate }: { certificate: OwnedCertificate }) {
  const { t } = useTranslation(['certificates', 'common']);
  const format = useFormat();
  const { number, holder, bond, trees, renewed, replaced, lost, startsAt, endsAt } = certificate;
  const now = serviceNow();
  const date = format.lastFullDay(endsAt);
  const term =
    Date.parse(endsAt) <= now
      ? t('certificates:list.endedOn', { date })
      : Date.parse(startsAt) > now
        ? t('certificates:list.next', { term: format.term(startsAt, endsAt) })
        : t('common:time.until', { date });
  return (
    <li>
      <CertificateCard
        holder={holder}
        number={number}
        facts={[
          t('certificates:list.trees', { count: trees }),
          term,
          ...(renewed > 0 ? [t('certificates:list.renewed', { count: renewed })] : []),
          ...(bond === 'own' ? [] : [t(`certificates:bond.${bond}`)]),
          ...(replaced > 0 ? [t('certificates:list.replaced', { count: replaced })] : []),
          ...(lost > 0 ? [t('certificates:list.lost', { count: lost })] : []),
        ]}
        link={(link) => (
          <PageLink to={{ page: 'myCertificate', params: { certificateNumber: number } }} {...link} />
        )}
      />
    </li>
  );
}
