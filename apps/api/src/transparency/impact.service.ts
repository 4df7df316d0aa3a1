import type { Clock } from '../clock/clock.ts';
import type { ForestService } from '../forest/forest.service.ts';
import type { ImpactRepository } from './impact.repository.ts';
import type { ImpactCounter } from './impact.schemas.ts';

type Dependencies = { clock: Clock; forest: Pick<ForestService, 'measures'>; impact: ImpactRepository };

export function createImpactService({ clock, forest, impact }: Dependencies) {
  return {
    /** Every counter, worked out from the records as they stand. */
    async counters(): Promise<ImpactCounter[]> {
      const now = clock.now();
      const [measures, inTerm, treesEver, income] = await Promise.all([
        forest.measures(),
        impact.inTerm(now),
        impact.treesEver(now),
        impact.income(),
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
      ];
    },
  };
}
