import type { Schema } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import type { PlateSource } from '@rimba/ui';
import { PhotoFrame } from '../pictures/PhotoFrame.tsx';

interface NotePictureProps {
  note: Pick<Schema<'News'>, 'title' | 'date' | 'author' | 'image'>;
  /** What is drawn where the note has no picture at all. */
  standIn: PlateSource;
  shape?: 'plain' | 'wide';
}

/** A note's photo; while there is none, the drawing that its place is kept by. */
export function NotePicture({ note: { title, date, author, image }, standIn, shape }: NotePictureProps) {
  const { t } = useTranslation(['news', 'common']);
  const day = useFormat().shortDate(date);
  return (
    <PhotoFrame
      title={[image?.kind === 'photo' ? t('news:photo', { date: day }) : day, author]
        .filter(Boolean)
        .join(', ')}
      note={image?.kind === 'photo' ? title : t('common:gallery.standIn')}
      photo={image?.kind === 'photo' ? { url: image.url, alt: title } : null}
      standIn={image?.kind === 'drawing' ? drawing(image.url) : standIn}
      {...(shape && { shape })}
    />
  );
}

/** A drawing's root element bears the name of its file. */
const drawing = (url: string) => ({ url, id: url.replace(/^.*\/|\.svg$/g, '') });
