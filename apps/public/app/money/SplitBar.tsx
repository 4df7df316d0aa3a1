import type { Schema } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import * as styles from './money.css.ts';

type Parts = NonNullable<Schema<'SpendingReport'>['split']>['parts'];

/** Of the bar's width, in percent: the least that a number fits in, on a phone too, and for one of usual size. */
const room = { least: 4, onPhones: 8, usual: 12 };
const striped: ReadonlySet<Parts[number]['purpose']> = new Set(['gear', 'books']);

const sizeOf = (wide: number) => {
  if (wide < room.onPhones) return styles.smallestShare;
  return wide < room.usual ? styles.smallShare : styles.share;
};

/** How a price is divided, as a bar; a table in the same order says the same. */
export function SplitBar({ parts }: { parts: Parts }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const share = (percent: number) => format.percent(percent / 100, 1);
  const placed = parts.map((part, index) => ({
    ...part,
    from: parts.slice(0, index).reduce((sum, before) => sum + before.share, 0),
  }));
  const words = format.list(parts.map((part) => `${part.name} ${share(part.share)}`));
  return (
    <svg role="img" aria-label={`${t('spending.tableCaption')}: ${words}`} className={styles.bar}>
      {/* Places in percent: the policy of these pages takes no styles written in them. */}
      <Stripes />
      {placed.map(({ purpose, from, share: wide }) => (
        <g key={purpose}>
          <rect className={styles.fill[purpose]} x={`${from}%`} width={`${wide}%`} height="100%" />
          {wide >= room.least && (
            <text
              className={`${sizeOf(wide)} ${striped.has(purpose) ? styles.onStripes : ''}`}
              x={`${from + wide / 2}%`}
              y="50%"
              dy="0.35em"
            >
              {share(wide)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

const Stripes = () => (
  <defs>
    {(['gear', 'books'] as const).map((purpose) => (
      <pattern
        key={purpose}
        id={`stripes-${purpose}`}
        width={purpose === 'gear' ? 7 : 6}
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${purpose === 'gear' ? -45 : 45})`}
      >
        <path className={styles.stripe[purpose]} d="M1 0V8" />
      </pattern>
    ))}
  </defs>
);
