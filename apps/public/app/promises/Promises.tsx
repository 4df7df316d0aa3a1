import type { Schema } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import type { ReactNode } from 'react';
import { Promised } from './Promised.tsx';
import { PromiseRow } from './PromiseRow.tsx';
import type { PromiseName } from './promise-measure.ts';
import * as styles from './promises.css.ts';

const usual: readonly PromiseName[] = ['survival', 'updates'];

interface PromisesProps {
  impact: readonly Schema<'ImpactCounter'>[] | null;
  of?: readonly PromiseName[];
  /** In a column that has no room for two. */
  narrow?: boolean;
  /** Rows of promises that no counter measures. */
  children?: ReactNode;
}

/** The promises that can be measured, each beside its measure. */
export function Promises({ impact, of = usual, narrow, children }: PromisesProps) {
  const { t } = useTranslation('home');
  return (
    <ul className={styles.list}>
      {of.map((name) => (
        <PromiseRow
          key={name}
          narrow={narrow}
          heading={t(`impact.${name}.label`)}
          claim={t(`impact.${name}.claim`)}
        >
          <Promised of={name} impact={impact} large={narrow} />
        </PromiseRow>
      ))}
      {children}
    </ul>
  );
}
