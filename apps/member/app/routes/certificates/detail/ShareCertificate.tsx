import { certificateFile } from '@rimba/certificate/file';
import { useLanguage, useTranslation } from '@rimba/i18n/react';
import { AccordionItem, Button, DownloadIcon, Stack, Text } from '@rimba/ui';
import { useState } from 'react';
import { QrCode } from '../../../frame/QrCode.tsx';
import { ShareLink } from '../../../frame/ShareLink.tsx';

interface ShareCertificateProps {
  certificateNumber: string;
  url: string;
  treeCount: number;
  /** As the certificate names its holder to everyone. */
  holder: string;
  /** As its picture names them. */
  publicHolder: string;
  gift: boolean;
}

/** Shows the certificate to somebody, and says what they will see; a gift speaks to who receives it. */
export function ShareCertificate({
  certificateNumber,
  url,
  treeCount,
  holder,
  publicHolder,
  gift,
}: ShareCertificateProps) {
  const { t } = useTranslation('certificates');
  const language = useLanguage();
  const [codeWanted, setCodeWanted] = useState(false);
  return (
    <Stack gap={3}>
      <ShareLink
        url={url}
        title={t('share.title')}
        text={gift ? t('share.giftText', { url }) : t('share.text', { count: treeCount, url })}
      />
      <Text variant="small" tone="muted">
        {t('share.privacy', { name: holder })}{' '}
        {publicHolder !== holder && t('share.pictureName', { name: publicHolder })}
      </Text>
      <Button asChild variant="secondary" icon={DownloadIcon}>
        <a href={certificateFile(certificateNumber, 'image', language)} download>
          {t('detail.downloadImage')}
        </a>
      </Button>
      <AccordionItem summary={t('standing.shareQr')} onOpen={() => setCodeWanted(true)}>
        <Stack gap={2} align="center">
          {codeWanted && <QrCode value={url} label={t('detail.verifyLink')} />}
          <Text variant="caption" tone="muted" align="center">
            {url}
          </Text>
        </Stack>
      </AccordionItem>
    </Stack>
  );
}
