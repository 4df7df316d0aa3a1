import { ScrollRegion } from '@rimba/ui';
import { useId } from 'react';
import * as styles from './Diagram.css.ts';
import type { Machine } from './machine.ts';
import { place } from './place.ts';

const line = 16;

/** A machine as boxes and arrows; the start has the strong frame. The table under it says the same. */
export function Diagram({ machine }: { machine: Machine }) {
  const tip = useId();
  const { width, height, states, arrows } = place(machine.arrows);
  return (
    <ScrollRegion label={`${machine.name}, drawn`}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden="true"
      >
        <defs>
          <marker
            id={tip}
            viewBox="0 0 10 10"
            refX={9}
            refY={5}
            markerWidth={8}
            markerHeight={8}
            orient="auto"
          >
            <path className={styles.tip} d="M0 0 10 5 0 10z" />
          </marker>
        </defs>
        {arrows.map(({ key, path }) => (
          <path key={key} className={styles.arrow} d={path} markerEnd={`url(#${tip})`} />
        ))}
        {arrows.map(({ key, events, x, y }) =>
          events.map((event, at) => (
            <text
              key={`${key} ${event}`}
              className={styles.event}
              x={x}
              y={y + (at - (events.length - 1) / 2) * line + 4}
            >
              {event}
            </text>
          )),
        )}
        {states.map(({ name, x, y, width: w, height: h }) => (
          <g key={name}>
            <rect
              className={name === machine.start ? `${styles.state} ${styles.first}` : styles.state}
              x={x - w / 2}
              y={y - h / 2}
              width={w}
              height={h}
              rx={6}
            />
            <text className={styles.name} x={x} y={y + 4}>
              {name}
            </text>
          </g>
        ))}
      </svg>
    </ScrollRegion>
  );
}
