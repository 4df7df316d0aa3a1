import { useState } from 'react';
import { Lightbox, type LightboxPicture, type LightboxProps } from '../Lightbox/Lightbox.tsx';
import * as styles from './PhotoGallery.css.ts';

export type GalleryPhoto = LightboxPicture & {
  /** A smaller copy for the sheet; the whole picture where there is none. */
  thumb?: string;
};

export type PhotoGalleryProps = {
  /** The photos, in their order. */
  photos: readonly GalleryPhoto[];
  /** What the opened photo says: its name, the names of its buttons, and how a place among the photos is said. */
  words: LightboxProps['words'];
};

/** Photos on sheets; each opens over the whole window. */
export function PhotoGallery({ photos, words }: PhotoGalleryProps) {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <ul className={styles.grid} aria-label={words.title}>
        {photos.map(({ src, thumb = src, alt, caption }, place) => (
          <li key={src}>
            <figure className={styles.sheet}>
              <button
                type="button"
                className={styles.open}
                aria-haspopup="dialog"
                onClick={() => setIndex(place)}
              >
                <img className={styles.photo} src={thumb} alt={alt} loading="lazy" decoding="async" />
              </button>
              {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      <Lightbox pictures={photos} index={index} onIndexChange={setIndex} words={words} />
    </>
  );
}
