import { useId } from 'react';
import * as styles from './MeasuredDrawing.css.ts';
import { frame } from './measured-geometry.ts';

const parts = 5;
/** How far the paper goes on beyond the frame, for panels of another shape. */
const reach = 900;

/** Millimetre paper above the ground line: a large square is `square` units, split in five. */
export function GraphPaper({ square }: { square: number }) {
  const id = useId();
  const fine = Array.from(
    { length: parts - 1 },
    (_, i) => Math.round(((i + 1) / parts) * square * 100) / 100,
  );
  return (
    <>
      <defs>
        <pattern id={id} width={square} height={square} patternUnits="userSpaceOnUse" y={frame.ground}>
          <path
            className={styles.fineGrid}
            d={fine.map((at) => `M${at} 0V${square}M0 ${at}H${square}`).join('')}
          />
          <path className={styles.grid} d={`M0 0V${square}M0 0H${square}`} />
        </pattern>
      </defs>
      <rect
        x={frame.left - reach}
        y={frame.ground - reach}
        width={frame.right - frame.left + 2 * reach}
        height={reach}
        fill={`url(#${id})`}
      />
    </>
  );
}
