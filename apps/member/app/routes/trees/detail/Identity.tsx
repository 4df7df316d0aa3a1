import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Section } from '@rimba/shell';
import { LatinName, TreeCode } from '@rimba/ui';
import type { Tree } from '../../../data/wire.ts';
import { FactList } from './FactList.tsx';

/** What is written on the tree's tag, and what is known of its kind. */
export function Identity({ tree: { code, localTreeName, latinName, species } }: { tree: Tree }) {
  const { t } = useTranslation('trees');
  const format = useFormat();
  const density = species && `${format.number(species.woodDensity, 2)} g/cm³`;
  return (
    <Section title={t('detail.identity')}>
      <FactList
        facts={[
          { name: t('fields.code'), value: <TreeCode>{code}</TreeCode> },
          { name: t('fields.localName'), value: localTreeName },
          { name: t('fields.latinName'), value: <LatinName>{latinName}</LatinName> },
          { name: t('fields.family'), value: species?.family },
          { name: t('fields.woodDensity'), value: density },
        ]}
      />
    </Section>
  );
}
