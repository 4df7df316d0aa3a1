import { drawingFor } from '@rimba/drawings';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Plate, Text } from '@rimba/ui';
import type { LetterVisit } from '../../data/wire.ts';
import * as styles from './letter.css.ts';

/** The photo of that day, or the drawing of its kind until there is one; never an older photo. */
export function Picture({ visit: { tree, photo, survey } }: { visit: LetterVisit }) {
  const { t } = useTranslation('letters');
  const format = useFormat();
  if (!photo) {
    return (
      <div className={styles.frame}>
        <div className={styles.drawing}>
          <Plate of={drawingFor(tree.latinName, 'leaf')} />
        </div>
        <div className={styles.standIn}>
          <Text variant="caption" tone="muted">
            {t('visit.standIn')}
          </Text>
        </div>
      </div>
    );
  }
  const surveyor = photo.surveyor ?? survey.surveyor;
  const caption = t('visit.photo', { date: format.date(photo.takenAt), surveyor });
  return (
    <figure>
      <div className={styles.frame}>
        <img className={styles.photo} src={photo.url} alt={tree.treeName} />
      </div>
      <Text as="figcaption" variant="caption">
        {caption}
      </Text>
    </figure>
  );
}
