import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Section } from '@rimba/shell';
import { LatinName, Text, TreeCode } from '@rimba/ui';
import type { ReactNode } from 'react';
import type { Tree } from '../../../data/wire.ts';
import * as styles from './tree-detail.css.ts';

/** What is written on the tree's tag, and what is known of its kind. */
export function Identity({ tree: { code, localTreeName, latinName, species } }: { tree: Tree }) {
  const { t } = useTranslation('trees');
  const format = useFormat();
  const facts: readonly [name: string, value: ReactNode][] = [
    [t('fields.code'), <TreeCode key="code">{code}</TreeCode>],
    [t('fields.localName'), localTreeName],
    [t('fields.latinName'), <LatinName key="latin">{latinName}</LatinName>],
    [t('fields.family'), species?.family],
    [t('fields.woodDensity'), species && `${format.number(species.woodDensity, 2)} g/cm³`],
  ];
  return (
    <Section title={t('detail.identity')}>
      <dl className={styles.figures}>
        {facts.map(
          ([name, value]) =>
            value !== undefined && (
              <div key={name} className={styles.figure}>
                <Text as="dt" variant="caption" tone="muted">
                  {name}
                </Text>
                <Text as="dd" weight="semibold">
                  {value}
                </Text>
              </div>
            ),
        )}
      </dl>
    </Section>
  );
}
