import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Text } from '@rimba/ui';
import type { LetterVisit } from '../../data/wire.ts';
import * as styles from './letter.css.ts';
import { StandIn } from './StandIn.tsx';

/** The photo of that day, or the drawing of its kind until there is one; never an older photo. */
export function Picture({ visit: { tree, photo, survey } }: { visit: LetterVisit }) {
  const { t } = useTranslation('letters');
  const format = useFormat();
  if (!photo) return <StandIn latinName={tree.latinName} />;
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
