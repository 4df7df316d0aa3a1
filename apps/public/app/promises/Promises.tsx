import type { Schema } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { Heading, Stack, Text } from '@rimba/ui';
import { Promised } from './Promised.tsx';
import { type PromiseName, promiseNames } from './promise-measure.ts';
import * as styles from './promises.css.ts';

interface PromisesProps {
  impact: readonly Schema<'ImpactCounter'>[] | null;
  of?: readonly PromiseName[];
}

/** The promises that can be measured, each beside its measure. */
export function Promises({ impact, of = promiseNames }: PromisesProps) {
  const { t } = useTranslation('home');
  return (
    <ul className={styles.list}>
      {of.map((name) => (
        <li key={name} className={styles.promise}>
          <Stack gap={1}>
            <Heading level={3}>{t(`impact.${name}.label`)}</Heading>
            <Text variant="small" tone="muted">
              {t(`impact.${name}.claim`)}
            </Text>
          </Stack>
          <Promised of={name} impact={impact} />
        </li>
      ))}
    </ul>
  );
}
