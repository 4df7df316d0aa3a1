import { drawingFor } from '@rimba/drawings';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PhotoFrame } from '../../pictures/PhotoFrame.tsx';
import { latestPhotos } from '../../trees/latest-photos.ts';
import * as styles from './shelf-tree.css.ts';
import type { ShownTree } from './shown-tree.ts';

const shown = 3;
/** What is drawn where no photo is. */
const drawn = ['leaf', 'skin', 'tree'] as const;

/** The latest photos with their day and who took them; without any, drawings that say so. */
export function TreePhotos({ tree }: { tree: ShownTree }) {
  const { t } = useTranslation(['shelf', 'trees', 'common']);
  const format = useFormat();
  const photos = latestPhotos(tree.images).slice(0, shown);
  return (
    <div className={styles.photos}>
      {photos.map(({ part, photo: { url, takenAt, surveyor } }) => (
        <PhotoFrame
          key={url}
          title={t('shelf:tree.photo', {
            date: takenAt ? format.shortDate(takenAt) : '',
            name: surveyor ?? '',
          })}
          note={t(`trees:images.${part}`)}
          photo={{
            url,
            alt: t('common:a11y.treePhoto', { name: t(`trees:images.${part}`), code: tree.code }),
          }}
          standIn={drawingFor(tree.latinName, part)}
        />
      ))}
      {photos.length === 0 &&
        drawn.map((part) => (
          <PhotoFrame
            key={part}
            title={t(`trees:images.${part}`)}
            note={t('common:gallery.standIn')}
            photo={null}
            standIn={drawingFor(tree.latinName, part)}
            dead={tree.condition === 'dead'}
          />
        ))}
    </div>
  );
}
