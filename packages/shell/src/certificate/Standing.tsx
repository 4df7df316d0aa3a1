import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Banner, Rule, Stack, Text } from '@rimba/ui';
import type { Certificate } from './certificate.ts';
import { standingOf } from './standing.ts';

/** What the service says about the certificate today: genuine or not, in term or over, and how the trees are. */
export function Standing({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const format = useFormat();
  const { issuedAt, endsAt, checkedAt, signatureValid, state } = certificate;
  const { alive, total, lastSurvey, daysLeft } = standingOf(certificate, Date.now());
  const moved = certificate.trees.find(({ replacedBy }) => replacedBy !== null);
  const values = {
    issued: format.date(issuedAt),
    until: format.lastFullDay(endsAt),
    oldCode: moved?.tree.code ?? '',
    newCode: moved?.replacedBy?.code ?? '',
  };
  return (
    <Stack gap={4}>
      <Banner tone={signatureValid ? 'success' : 'danger'}>
        <Stack gap={1}>
          <Text weight="semibold">{t(`check.${state}.title`)}</Text>
          <Text variant="small">{t(`check.${state}.text`, values)}</Text>
          <Text variant="small">
            {t('check.signature.title')}: {t(signatureValid ? 'check.signature.ok' : 'check.signature.bad')}
          </Text>
          <Text variant="caption">{t('standing.checked', { time: format.dateTime(checkedAt) })}</Text>
        </Stack>
      </Banner>
      <Stack gap={1}>
        <Text variant="caption" tone="muted">
          {t('standing.news')}
        </Text>
        <Text weight="semibold">{t('standing.treesAlive', { alive, total })}</Text>
        {lastSurvey !== undefined && (
          <Text variant="caption" tone="muted">
            {t('standing.lastSurvey', { date: format.relativeTime(lastSurvey, Date.now()) })}
          </Text>
        )}
      </Stack>
      <Rule />
      {daysLeft > 0 && (
        <Stack gap={1}>
          <Text variant="caption" tone="muted">
            {t('standing.daysLeft')}
          </Text>
          <Text weight="semibold">{t('standing.days', { count: daysLeft })}</Text>
        </Stack>
      )}
    </Stack>
  );
}
