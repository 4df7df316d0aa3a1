import type { PublishedKey } from '@rimba/api-client';
import type { Certificate } from '@rimba/certificate';
import { Trans, useFormat, useTranslation } from '@rimba/i18n/react';
import { AccordionItem, Banner, Button, Link, Stack, Text } from '@rimba/ui';
import * as styles from './certificate.css.ts';

/** Everything that is needed to check the record without trusting this page; a script does it at once. */
interface SignatureCheckProps {
  certificate: Certificate;
  /** The published keys, so that the check needs no network; null where they could not be had. */
  keys: readonly PublishedKey[] | null;
}

export function SignatureCheck({ certificate, keys }: SignatureCheckProps) {
  const { t } = useTranslation('certificates');
  const format = useFormat();
  const { signedPayload, signature, keyId, endsAt, checkedAt } = certificate;
  const until = format.lastFullDay(endsAt);
  const outcomes = {
    'data-keys': JSON.stringify(keys),
    'data-ends-at': endsAt,
    'data-ok': t('check.signature.inBrowserOk'),
    'data-offline-ok': t('check.signature.offlineOk'),
    'data-term-runs': t('check.signature.termRuns', { until }),
    'data-term-over': t('check.signature.termOver', { until }),
    'data-as-of': t('check.signature.statusAsOf', { time: format.dateTime(checkedAt) }),
    'data-bad': t('check.signature.inBrowserBad'),
    'data-unknown': t('check.signature.inBrowserUnknown'),
  };
  return (
    <section data-signature-check {...outcomes} aria-label={t('check.signature.title')}>
      <Stack gap={3} align="start">
        <Text role="status" weight="medium">
          {''}
        </Text>
        <span data-check-again hidden>
          <Button variant="secondary" size="compact">
            {t('check.again')}
          </Button>
        </span>
      </Stack>
      <AccordionItem summary={t('check.signature.how')}>
        <Stack gap={3}>
          <Text measure>
            <Trans
              ns="certificates"
              i18nKey="check.signature.steps"
              components={{ keys: <Link href="/.well-known/rimba-keys.json" /> }}
            />
          </Text>
          <Text variant="label">{t('check.signature.record')}</Text>
          <pre className={styles.record} data-payload>
            {signedPayload}
          </pre>
          <Text variant="label">{t('check.signature.value')}</Text>
          <pre className={styles.record} data-signature>
            {signature}
          </pre>
          <Text variant="small">
            {t('check.signature.key')}: <code data-key-id>{keyId}</code>
          </Text>
        </Stack>
      </AccordionItem>
      <div data-refusal hidden>
        <Banner tone="danger">
          <Stack gap={1}>
            <Text weight="semibold">{t('check.altered.title')}</Text>
            <Text variant="small">{t('check.altered.text')}</Text>
            <Text variant="small">
              {t('check.signature.title')}: {t('check.signature.bad')}
            </Text>
          </Stack>
        </Banner>
      </div>
    </section>
  );
}
