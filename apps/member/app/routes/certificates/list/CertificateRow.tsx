import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { GrowthRings, Heading, Stack, Text } from '@rimba/ui';
import type { OwnCertificate } from '../../../data/wire.ts';
import * as styles from './list.css.ts';

/** One certificate, known by its seal: no two are alike. */
export function CertificateRow({ certificate }: { certificate: OwnCertificate }) {
  const { t } = useTranslation(['certificates', 'common']);
  const format = useFormat();
  const { certificateNumber, holderInFull, trees, endsAt, state } = certificate;
  return (
    <li className={styles.row}>
      <GrowthRings seed={certificateNumber} size="standard" />
      <Stack gap={1}>
        <Heading level={2} size="h4">
          <PageLink to={{ page: 'myCertificate', params: { certificateNumber } }} className={styles.link}>
            {holderInFull}
          </PageLink>
        </Heading>
        <Text variant="label" unbroken>
          {certificateNumber}
        </Text>
        <Text variant="small" tone="muted">
          {t('certificates:list.trees', { count: trees.length })} ·{' '}
          {state === 'ended'
            ? t('common:status.adoption.ended')
            : t('common:time.until', { date: format.lastFullDay(endsAt) })}
        </Text>
      </Stack>
    </li>
  );
}
