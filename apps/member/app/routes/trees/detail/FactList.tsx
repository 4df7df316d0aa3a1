import { Text } from '@rimba/ui';
import type { ReactNode } from 'react';
import * as styles from './tree-detail.css.ts';

export interface Fact {
  readonly name: string;
  /** What is not known is left out. */
  readonly value: ReactNode;
  readonly note?: string;
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ name, value, note }) =>
          value !== undefined && (
            <div key={name} className={styles.fact}>
              <Text as="dt" variant="caption" tone="muted">
                {name}
              </Text>
              <dd>
                <Text as="span" weight="semibold">
                  {value}
                </Text>
                {note !== undefined && (
                  <Text as="div" variant="caption" tone="muted">
                    {note}
                  </Text>
                )}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
