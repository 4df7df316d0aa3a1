import { list } from '../../http/envelope.ts';
import { drawingOf } from '../photo/index.ts';
import type { SpeciesRepository } from './species.repository.ts';
import type { Species, SpeciesQuery } from './species.schemas.ts';

export type SpeciesService = ReturnType<typeof createSpeciesService>;

export function createSpeciesService({ species }: { species: SpeciesRepository }) {
  return {
    async page(query: SpeciesQuery) {
      const { rows, total } = await species.page(query);
      const data = rows.map(
        ({ row, treeCount, readyToAdopt }): Species => ({
          id: row.id,
          slug: row.slug,
          localName: row.localName,
          otherNames: splitNames(row.otherNames),
          latinName: row.latinName,
          family: row.family,
          woodDensity: row.woodDensity,
          landTypes: row.landTypes,
          matureHeight: { least: row.matureHeightMin, most: row.matureHeightMax },
          maximumDiameter: row.maximumDiameter,
          treeCount,
          readyToAdopt,
          picture: drawingOf(row.latinName, 'tree'),
        }),
      );
      return list(data, { ...query, total });
    },
  };
}

export const splitNames = (names: string | null): string[] => names?.split(', ').filter(Boolean) ?? [];
