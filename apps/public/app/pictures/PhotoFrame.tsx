import { Plate, type PlateSource, Text } from '@rimba/ui';
import * as styles from './photo-frame.css.ts';

interface PhotoFrameProps {
  /** Null while there is none. */
  photo: { readonly url: string; readonly alt: string } | null;
  /** What is drawn until then. */
  standIn: PlateSource;
  /** The tree died: it is drawn as a line. */
  dead?: boolean;
  /** Whose photo, of which day. */
  title: string;
  /** What it shows; of a drawing, that it stands in for a photo. */
  note: string;
  shape?: keyof typeof styles.picture;
}

/** A photo with its day and who took it; while there is none, a drawing inside a dashed line. */
export function PhotoFrame({ photo, standIn, dead = false, title, note, shape = 'plain' }: PhotoFrameProps) {
  return (
    <figure className={styles.frame}>
      {photo ? (
        <img className={styles.picture[shape]} src={photo.url} alt={photo.alt} loading="lazy" />
      ) : (
        <div className={styles.standIn[shape]}>
          <Plate of={standIn} wash={dead ? 'none' : 'full'} />
        </div>
      )}
      <figcaption className={styles.caption}>
        <Text as="div" variant="caption" weight="semibold">
          {title}
        </Text>
        <Text as="div" variant="caption" tone="muted">
          {note}
        </Text>
      </figcaption>
    </figure>
  );
}
