import { useTranslation } from '@rimba/i18n/react';
import { Button, CopyButton, Inline, ShareIcon, Stack, Text } from '@rimba/ui';
import { useState } from 'react';
import { QrCode } from '../../../frame/QrCode.tsx';

/** Shows the certificate to somebody: by the device's own sharing where there is one, by link, or by a code. */
export function Share({ url, treeCount }: { url: string; treeCount: number }) {
  const { t } = useTranslation(['certificates', 'common']);
  const [codeWanted, setCodeWanted] = useState(false);
  const share = () =>
    // Closing the device's sheet rejects; that is no failure.
    navigator
      .share({
        title: t('certificates:share.title'),
        text: t('certificates:share.text', { count: treeCount, url }),
      })
      .catch(() => undefined);
  return (
    <Stack gap={3}>
      <Inline>
        {'share' in navigator && (
          <Button icon={ShareIcon} onClick={share}>
            {t('certificates:detail.share')}
          </Button>
        )}
        <CopyButton
          value={url}
          label={t('common:actions.copyLink')}
          copiedLabel={t('certificates:share.copied')}
        />
      </Inline>
      <details onToggle={() => setCodeWanted(true)}>
        <summary>{t('certificates:standing.shareQr')}</summary>
        <Stack gap={2}>
          {codeWanted && <QrCode value={url} label={t('certificates:detail.verifyLink')} />}
          <Text variant="caption" tone="muted">
            {url}
          </Text>
        </Stack>
      </details>
    </Stack>
  );
}
