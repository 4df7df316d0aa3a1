import { publicName } from '../../identity/adopter/index.ts';
import { splitNames } from '../species/index.ts';
import { girthPlace } from '../survey/index.ts';
import { diameterOf } from '../vocabulary/index.ts';
import { nextSurveyOf } from './next-survey.rules.ts';
import type { TreeRow } from './tree.repository.ts';
import type { Survey, Tree, TreeAdoption } from './tree.schemas.ts';
import type { TreeRelationsRepository } from './tree-relations.repository.ts';

type Rows<Name extends 'surveys' | 'adoptions'> = Awaited<ReturnType<TreeRelationsRepository[Name]>>;

/** Who reads: an adopter's id, or undefined for a visitor. */
export type Reader = number | undefined;

export function toTree({ tree, species }: TreeRow, today: string): Tree {
  return {
    id: tree.id,
    code: tree.code,
    treeName: tree.treeName,
    localTreeName: species.localName,
    latinName: species.latinName,
    status: tree.status,
    landType: tree.landType,
    plantedAt: tree.plantedAt,
    circumference: tree.circumference,
    diameter: diameterOf(tree.circumference),
    height: tree.height,
    elevation: tree.elevation,
    carbonAbsorption: tree.carbonAbsorption,
    condition: tree.condition,
    surveyor: tree.surveyor,
    surveyedAt: tree.surveyedAt.toISOString(),
    ...nextSurveyOf(tree, today),
    latitude: tree.latitude,
    longitude: tree.longitude,
    replaces:
      tree.replacesTreeId === null ? null : { id: tree.replacesTreeId, code: tree.replacesCode ?? '' },
    replacedBy: tree.replacedBy && { id: tree.replacedBy[0], code: tree.replacedBy[1] },
    heldUntil: tree.heldUntil?.toISOString() ?? null,
    ...(tree.inWishtree === null ? {} : { inWishtree: tree.inWishtree }),
  };
}

export const toTreeSpecies = ({ species }: TreeRow): NonNullable<Tree['species']> => ({
  id: species.id,
  slug: species.slug,
  localName: species.localName,
  otherNames: splitNames(species.otherNames),
  latinName: species.latinName,
  family: species.family,
  woodDensity: species.woodDensity,
  matureHeight: { least: species.matureHeightMin, most: species.matureHeightMax },
});

export const toSurvey = (row: Rows<'surveys'>[number]): Survey => ({
  id: row.id,
  surveyedAt: row.surveyedAt.toISOString(),
  surveyor: row.surveyor,
  circumference: row.circumference,
  girthAt: girthPlace(row),
  diameter: diameterOf(row.circumference),
  height: row.height,
  carbonAbsorption: row.carbonAbsorption,
  condition: row.condition,
  phenology: row.phenology,
  notes: row.notes,
});

/** A term as others may see it: the chosen name, and the contract number for signed-in readers only. */
export const toTreeAdoption = (row: Rows<'adoptions'>[number], reader: Reader, now: Date): TreeAdoption => ({
  adopterName: publicName(row),
  contractNumber: reader === undefined ? null : row.contractNumber,
  startedAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  current: row.startsAt <= now && now < row.endsAt,
  mine: row.adopterId === reader,
});
