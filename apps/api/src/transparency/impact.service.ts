import type { Language } from '@rimba/i18n';
import type { OwnForestService } from '../adoption/own-forest/index.ts';
import type { Clock } from '../clock/clock.ts';
import { wibDate } from '../clock/wib.ts';
import { toCsv } from '../documents/csv.rules.ts';
import type { ForestService } from '../forest/forest.service.ts';
import { translatorFor } from '../language/translator.ts';
import type { ImpactRepository } from './impact.repository.ts';
import type { ImpactCounter } from './impact.schemas.ts';

/** Of a share in a file; on a page it is a percentage with one digit. */
const shareDigits = 4;

type Dependencies = {
  clock: Clock;
  forest: Pick<ForestService, 'measures'>;
  ownForest: Pick<OwnForestService, 'replanting'>;
  impact: ImpactRepository;
};

export function createImpactService({ clock, forest, ownForest, impact }: Dependencies) {
  /** Every counter, worked out from the records as they stand. */
  async function counters(): Promise<ImpactCounter[]> {
    const now = clock.now();
    const [measures, inTerm, treesEver, income, { promised, replanted }] = await Promise.all([
      forest.measures(),
      impact.inTerm(now),
      impact.treesEver(now),
      impact.income(),
      ownForest.replanting(),
    ]);
    const asOf = now.toISOString();
    const count = (key: ImpactCounter['key'], value: number, unit: ImpactCounter['unit'] = 'count') => ({
      key,
      value,
      unit,
      total: null,
      asOf,
    });
    return [
      count('treesInTerm', inTerm.trees),
      count('treesEver', treesEver),
      count('adopters', inTerm.adopters),
      count('communities', measures.communities),
      count('treesRecorded', measures.livingTrees),
      count('species', measures.species),
      count('carbon', Math.round(measures.carbon), 'kg_co2'),
      count('income', Math.round(income / 100_000) / 10, 'million_rupiah'),
      {
        key: 'survival',
        value: measures.survival.share,
        unit: 'share',
        total: measures.survival.total,
        asOf,
      },
      { key: 'updates', value: measures.onTime.share, unit: 'share', total: measures.onTime.total, asOf },
      {
        key: 'replanted',
        value: promised === 0 ? null : replanted / promised,
        unit: 'share',
        total: promised,
        asOf,
      },
    ];
  }

  return {
    counters,

    /** The same as CSV, each with what it means. */
    async csv(language: Language): Promise<string> {
      const { t } = translatorFor(language);
      return toCsv([
        (['figure', 'value', 'unit', 'measuredOn', 'definition', 'asOf'] as const).map((column) =>
          t(`reports:figures.${column}`),
        ),
        ...(await counters()).map(({ key, value, unit, total, asOf }) => [
          t(`home:impact.${key}.label`),
          unit === 'share' && value !== null ? Number(value.toFixed(shareDigits)) : value,
          t(`reports:figures.units.${unit}`),
          total,
          t(`home:impact.${key}.definition`),
          wibDate(new Date(asOf)),
        ]),
      ]);
    },
  };
}
