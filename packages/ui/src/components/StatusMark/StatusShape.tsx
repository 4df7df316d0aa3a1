import { statusStrokes, type TreeStatus } from './status-strokes.ts';

/** A state's shape, in a box of 24 by 24. */
export function StatusShape({
  status,
}: {
  /** The tree's state. */
  status: TreeStatus;
}) {
  return statusStrokes[status].map(({ d, width }) => (
    <path
      key={d}
      d={d}
      {...(width === undefined
        ? { fill: 'currentColor' }
        : { fill: 'none', stroke: 'currentColor', strokeWidth: width, strokeLinecap: 'round' })}
    />
  ));
}
