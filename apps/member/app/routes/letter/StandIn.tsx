import { drawingFor } from '@rimba/drawings';
import { useTranslation } from '@rimba/i18n/react';
import { Plate, Text } from '@rimba/ui';
import * as styles from './letter.css.ts';

type StandInProps = { latinName: string; part: 'tree' | 'leaf' };

/** The drawing of a kind where there is no photo, which says so. */
export function StandIn({ latinName, part }: StandInProps) {
  const { t } = useTranslation('letters');
  return (
    <div className={styles.frame}>
      <div className={styles.drawing}>
        <Plate of={drawingFor(latinName, part)} />
      </div>
      <div className={styles.standIn}>
        <Text variant="caption" tone="muted">
          {t('visit.standIn')}
        </Text>
      </div>
    </div>
  );
}
