import { standFigureFor } from '@rimba/drawings';
import { landTypeWords, measuredSurveys } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Section } from '@rimba/shell';
import { breastHeightM, MeasuredDrawing } from '@rimba/ui';
import type { ParseKeys } from 'i18next';
import type { Tree } from '../../../data/wire.ts';
import { type Fact, FactList } from './FactList.tsx';
import * as styles from './tree-detail.css.ts';

const healthWords = {
  healthy: 'health.healthy',
  weak: 'health.struggling',
  dead: 'health.dead',
} as const satisfies Record<Tree['condition'], ParseKeys<'trees'>>;

const personM = 1.65;

/** The latest figures, drawn to scale and written with how they were taken. */
export function Measures({ tree }: { tree: Tree }) {
  const { t } = useTranslation(['trees', 'common']);
  const format = useFormat();
  const isDead = tree.condition === 'dead';
  // Of a dead tree what was measured last: who found it dead may have measured nothing.
  const [last] = measuredSurveys(tree.surveys ?? []);
  const measured = isDead && last ? last : tree;
  const height = format.measure(measured.height, 'm');
  const girth = format.measure(measured.circumference, 'cm');
  const isAtCollar = last?.girthAt === 'collar';
  const facts: readonly Fact[] = [
    { name: t('trees:fields.height'), value: height },
    {
      name: t('trees:fields.circumference'),
      value: girth,
      note: isAtCollar
        ? t('trees:measures.collarNote')
        : t('trees:measures.breastHeightNote', { height: format.measure(breastHeightM, 'm') }),
    },
    {
      name: t('trees:fields.diameter'),
      value: format.measure(measured.diameter, 'cm'),
      note: t('trees:measures.diameterNote'),
    },
    {
      name: t('trees:fields.carbon'),
      value: t('common:units.kgCo2', { value: format.kilograms(measured.carbonAbsorption) }),
      note: t('trees:measures.carbonNote'),
    },
    {
      name: t('trees:fields.elevation'),
      value: t('common:units.masl', { value: format.number(tree.elevation) }),
    },
    { name: t('trees:fields.landType'), value: t(landTypeWords[tree.landType]) },
    {
      name: t('trees:fields.health'),
      value: t(`trees:${healthWords[tree.condition]}`),
      ...(isDead && { note: format.date(tree.surveyedAt) }),
    },
    {
      name: t('trees:fields.surveyor'),
      value: measured.surveyor,
      note: format.dateTime(measured.surveyedAt),
    },
  ];
  return (
    <Section title={t('trees:measures.title')}>
      <div className={styles.measures}>
        <MeasuredDrawing
          heightM={measured.height}
          seed={tree.code}
          figure={standFigureFor(tree.latinName)}
          dead={isDead}
          label={t('trees:measures.drawing', { code: tree.code, height })}
          words={{
            height: [height, t('trees:measures.height')],
            ...(!isAtCollar && { girth: [girth, t('trees:measures.girth')] as const }),
            breastHeight: format.number(breastHeightM, 2),
            person: t('trees:measures.person', { height: format.measure(personM, 'm') }),
            square: (metres) => t('trees:measures.square', { size: format.measure(metres, 'm') }),
          }}
        />
        <FactList facts={facts} />
      </div>
    </Section>
  );
}
