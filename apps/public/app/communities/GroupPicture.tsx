import type { Schema } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Plate, Text } from '@rimba/ui';
import * as styles from './group-picture.css.ts';

type GroupPictureProps = Pick<Schema<'CommunityPhoto'>, 'url' | 'kind' | 'caption' | 'takenAt'>;

/** A photo, or a drawing that stands where there is none yet; either says which it is. */
export function GroupPicture({ url, kind, caption, takenAt }: GroupPictureProps) {
  const { t } = useTranslation('communities');
  const format = useFormat();
  return (
    <figure className={styles.sheet}>
      {kind === 'drawing' ? (
        <Plate of={drawing(url)} label={caption} />
      ) : (
        <img src={url} alt={caption} className={styles.photo} loading="lazy" />
      )}
      <figcaption>
        <Text variant="caption" tone="muted">
          {caption}
          {takenAt !== null && ` · ${t('photos.takenOn', { date: format.date(takenAt) })}`}
        </Text>
      </figcaption>
    </figure>
  );
}

/** A drawing's root element bears the name of its file. */
const drawing = (url: string) => ({ url, id: url.replace(/^.*\/|\.svg$/g, '') });
