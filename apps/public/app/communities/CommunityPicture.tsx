import type { Schema } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { TextLink } from '@rimba/shell';
import { Plate, Text } from '@rimba/ui';
import * as styles from './community-picture.css.ts';

type CommunityPictureProps = Pick<Schema<'CommunityPhoto'>, 'url' | 'kind' | 'caption' | 'takenAt'> & {
  /** Where it stands among those of a PhotoDialog, in words: makes it a link to the picture alone. */
  position?: string;
  /** The note that tells more: its caption leads there. */
  newsId?: number | undefined;
};

/** A photo, or a drawing that stands where there is none yet; either says which it is. */
export function CommunityPicture({ url, kind, caption, takenAt, position, newsId }: CommunityPictureProps) {
  const { t } = useTranslation(['communities', 'common']);
  const format = useFormat();
  const drawn = kind === 'drawing';
  const picture = drawn ? (
    <Plate of={drawing(url)} label={caption} />
  ) : (
    <img src={url} alt={caption} className={styles.photo} loading="lazy" />
  );
  return (
    <figure className={styles.sheet}>
      <div className={drawn ? styles.standIn : undefined}>
        {position === undefined ? (
          picture
        ) : (
          <a href={url} data-photo={position} className={styles.enlarge}>
            {picture}
          </a>
        )}
      </div>
      <figcaption>
        <Text as="div" variant="caption" weight="semibold">
          {newsId === undefined ? (
            caption
          ) : (
            <TextLink to={{ page: 'newsNote', params: { newsId } }}>{caption}</TextLink>
          )}
        </Text>
        <Text as="div" variant="caption" tone="muted">
          {[
            takenAt !== null && t('communities:photos.takenOn', { date: format.date(takenAt) }),
            drawn && t('common:gallery.standIn'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </figcaption>
    </figure>
  );
}

/** A drawing's root element bears the name of its file. */
const drawing = (url: string) => ({ url, id: url.replace(/^.*\/|\.svg$/g, '') });
