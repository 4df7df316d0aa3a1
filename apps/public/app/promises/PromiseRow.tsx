import { Heading, Stack, Text } from '@rimba/ui';
import type { ReactNode } from 'react';
import * as styles from './promises.css.ts';

interface PromiseRowProps {
  heading: string;
  claim: string;
  /** What is known of how it is kept. */
  children: ReactNode;
  /** In a column that has no room for two. */
  narrow?: boolean | undefined;
}

/** One promise of a PromiseList, beside what was measured of it. */
export function PromiseRow({ heading, claim, children, narrow = false }: PromiseRowProps) {
  return (
    <li className={narrow ? styles.narrow : styles.promise}>
      <Stack gap={1}>
        <Heading level={3}>{heading}</Heading>
        <Text variant="small" tone="muted">
          {claim}
        </Text>
      </Stack>
      <div>{children}</div>
    </li>
  );
}
