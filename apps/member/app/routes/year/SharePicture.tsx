import { useLanguage, useTranslation } from '@rimba/i18n/react';
import { QueryFailed } from '@rimba/shell';
import { Button, Dialog, DownloadIcon, SegmentedControl, ShareIcon, Skeleton, Stack } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { YearReview } from '../../data/wire.ts';
import { type PictureShape, yearPictureQuery } from '../../data/year.ts';
import { saveFile } from '../../frame/save-file.ts';
import { useSayFailure } from '../../frame/use-say-failure.ts';
import * as styles from './year.css.ts';

interface SharePictureProps {
  review: YearReview;
  title: string;
  onClose: () => void;
}

/** The picture to share, looked at before it is: nothing is shared unless the reader does. */
export default function SharePicture({ review: { year }, title, onClose }: SharePictureProps) {
  const { t } = useTranslation('year');
  const lang = useLanguage();
  const sayFailure = useSayFailure();
  const [shape, setShape] = useState<PictureShape>('portrait');
  const picture = useQuery(yearPictureQuery({ year, shape, lang }));
  const name = `rimba-${year}-${shape}.png`;
  const file = picture.data && new File([picture.data], name, { type: 'image/png' });
  const canSend = file !== undefined && 'canShare' in navigator && navigator.canShare({ files: [file] });
  const send = (files: File[]) =>
    navigator.share({ files, title }).catch((error: unknown) => {
      // Closing the device's sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) sayFailure(error);
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('picture.title')}
      description={t('picture.text')}
      closeLabel={t('picture.close')}
      footer={
        <>
          <Button
            variant={canSend ? 'secondary' : 'primary'}
            icon={DownloadIcon}
            disabled={!file}
            onClick={() => file && saveFile(file, name)}
          >
            {t('picture.save')}
          </Button>
          {canSend && (
            <Button icon={ShareIcon} onClick={() => send([file])}>
              {t('picture.send')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <SegmentedControl
          label={t('picture.shape')}
          value={shape}
          onValueChange={setShape}
          segments={[
            { value: 'portrait', label: t('picture.portrait') },
            { value: 'wide', label: t('picture.wide') },
          ]}
        />
        <div className={styles.picture[shape]}>
          {picture.data && <Shown content={picture.data} alt={title} />}
          {picture.isPending && <Skeleton shape="tall" />}
          {picture.isError && (
            <QueryFailed level={3} error={picture.error} onRetry={() => picture.refetch()} />
          )}
        </div>
      </Stack>
    </Dialog>
  );
}

function Shown({ content, alt }: { content: Blob; alt: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(content);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return url === undefined ? null : <img className={styles.shown} src={url} alt={alt} />;
}
