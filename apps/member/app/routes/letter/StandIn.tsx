import { type Drawing, drawingFor } from '@rimba/drawings';
import { useTranslation } from '@rimba/i18n/react';
import { Plate, type PlateProps, Text } from '@rimba/ui';
import * as styles from './letter.css.ts';

/** The leaf of a kind until there is a photo, which says so. */
export function StandIn({ latinName }: { latinName: string }) {
  const { t } = useTranslation('letters');
  return <FramedDrawing of={drawingFor(latinName, 'leaf')} caption={t('visit.standIn')} />;
}

interface FramedDrawingProps {
  of: Drawing;
  caption: string;
  wash?: NonNullable<PlateProps['wash']>;
}

export function FramedDrawing({ of, caption, wash = 'full' }: FramedDrawingProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.drawing}>
        <Plate of={of} wash={wash} />
      </div>
      <div className={styles.standIn}>
        <Text variant="caption" tone="muted">
          {caption}
        </Text>
      </div>
    </div>
  );
}
