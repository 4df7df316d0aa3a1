import { useTranslation } from '@rimba/i18n/react';
import {
  AccordionItem,
  Button,
  CopyByHand,
  CopyIcon,
  DownloadIcon,
  QrFrame,
  ShareIcon,
  Stack,
  Text,
} from '@rimba/ui';

interface ShareProps {
  url: string;
  treeCount: number;
  /** Address of the preview picture. */
  picture: string;
}

/** A code and a picture for everyone; the buttons that need a script appear with it. */
export function Share({ url, treeCount, picture }: ShareProps) {
  const { t } = useTranslation(['certificates', 'common']);
  const words = {
    'data-title': t('certificates:share.title'),
    'data-text': t('certificates:share.text', { count: treeCount, url }),
    'data-url': url,
    'data-copied': t('certificates:share.copied'),
  };
  return (
    <Stack gap={3}>
      <div data-share {...words}>
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
        <Text variant="small" tone="success" role="status">
          {''}
        </Text>
        <div data-share-refused hidden>
          <CopyByHand value={url}>{t('common:actions.copyRefused')}</CopyByHand>
        </div>
      </div>
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
