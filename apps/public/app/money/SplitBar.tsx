import type { Schema } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import * as styles from './money.css.ts';

type Parts = NonNullable<Schema<'SpendingReport'>['split']>['parts'];

/** Parts narrower than this, in percent, have no room for their number. */
const narrow = 8;

/** How a price is divided, as a bar; a table in the same order says the same. */
export function SplitBar({ parts }: { parts: Parts }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const share = (percent: number) => format.percent(percent / 100, 1);
  return (
    <div
      role="img"
      aria-label={`${t('spending.tableCaption')}: ${format.list(parts.map((part) => `${part.name} ${share(part.share)}`))}`}
      className={styles.bar}
    >
      {parts.map((part) => (
        <span
          key={part.purpose}
          className={`${styles.part} ${styles.pattern[part.purpose]}`}
          style={{ flex: `${part.share} 0 0` }}
        >
          {part.share >= narrow && !striped.has(part.purpose) && share(part.share)}
        </span>
      ))}
    </div>
  );
}

/** Words are hard to read on stripes. */
const striped: ReadonlySet<Parts[number]['purpose']> = new Set(['gear', 'books']);
