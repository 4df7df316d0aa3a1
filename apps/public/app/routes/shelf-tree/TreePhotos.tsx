import { drawingFor } from '@rimba/drawings';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Plate, Text } from '@rimba/ui';
import type { ReactNode } from 'react';
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
        <Frame
          key={url}
          title={t('shelf:tree.photo', {
            date: takenAt ? format.shortDate(takenAt) : '',
            name: surveyor ?? '',
          })}
          note={t(`trees:images.${part}`)}
        >
          <img
            className={styles.picture}
            src={url}
            alt={t('common:a11y.treePhoto', { name: t(`trees:images.${part}`), code: tree.code })}
            loading="lazy"
          />
        </Frame>
      ))}
      {photos.length === 0 &&
        drawn.map((part) => (
          <Frame key={part} title={t(`trees:images.${part}`)} note={t('shelf:tree.standIn')}>
            <div className={styles.standIn}>
              <Plate of={drawingFor(tree.latinName, part)} />
            </div>
          </Frame>
        ))}
    </div>
  );
}

function Frame({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <figure className={styles.photo}>
      {children}
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
