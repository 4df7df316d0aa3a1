import { Trans, useTranslation } from '@rimba/i18n/react';
import type { Certificate } from '@rimba/shell/certificate';
import { AccordionItem, Link, Stack, Text } from '@rimba/ui';
import * as styles from './certificate.css.ts';

/** Everything that is needed to check the record without trusting this page; a script does it at once. */
export function SignatureCheck({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const { signedPayload, signature, keyId } = certificate;
  const outcomes = {
    'data-ok': t('check.signature.inBrowserOk'),
    'data-bad': t('check.signature.inBrowserBad'),
    'data-unknown': t('check.signature.inBrowserUnknown'),
  };
  return (
    <section data-signature-check {...outcomes} aria-label={t('check.signature.title')}>
      <Text role="status" weight="medium">
        {''}
      </Text>
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
    </section>
  );
}
