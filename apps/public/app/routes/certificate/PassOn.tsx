import { useTranslation } from '@rimba/i18n/react';
import { AccordionItem, Button, CopyIcon, DownloadIcon, QrFrame, ShareIcon, Stack, Text } from '@rimba/ui';
import { Shareable } from '../../frame/Shareable.tsx';

interface PassOnProps {
  url: string;
  treeCount: number;
  /** Address of the preview picture. */
  picture: string;
}

/** A code and a picture for everyone; the buttons that need a script appear with it. */
export function PassOn({ url, treeCount, picture }: PassOnProps) {
  const { t } = useTranslation(['certificates', 'common']);
  return (
    <Stack gap={3}>
      <Shareable
        url={url}
        title={t('certificates:share.title')}
        text={t('certificates:share.text', { count: treeCount, url })}
      >
        <Stack gap={3}>
          <div data-share-native hidden>
            <Button icon={ShareIcon} width="full">
              {t('certificates:detail.share')}
            </Button>
          </div>
          <div data-share-copy hidden>
            <Button variant="secondary" icon={CopyIcon} width="full">
              {t('common:actions.copyLink')}
            </Button>
          </div>
        </Stack>
      </Shareable>
      <Button asChild variant="secondary" icon={DownloadIcon}>
        <a href={picture} download>
          {t('certificates:detail.downloadImage')}
        </a>
      </Button>
      <AccordionItem summary={t('certificates:standing.shareQr')}>
        <Stack gap={2} align="center">
          <QrFrame value={url} label={t('certificates:detail.verifyLink')} />
          <Text variant="caption" tone="muted" align="center">
            {url}
          </Text>
        </Stack>
      </AccordionItem>
    </Stack>
  );
}
