import manifest from './generated/drawings.json' with { type: 'json' };

/** The kinds of picture a tree record can have. `skin` is bark. */
export const PARTS = ['tree', 'leaf', 'skin', 'fruit', 'flower', 'sap', 'other'] as const;
export type Part = (typeof PARTS)[number];

/**
 * How true the drawing is to the species: `own` shows it, `relative` shows a species of the same genus,
 * `habit` a general type. Only `own` may be captioned with the species' name.
 */
export type Drawn = 'own' | 'relative' | 'habit';

export interface Drawing {
  /** File name without ending, which is also the id of its root element. */
  readonly id: string;
  /** Address on the product's own origin. */
  readonly url: string;
  readonly drawn: Drawn;
}

interface SpeciesEntry {
  readonly habit: string;
  /** Figure in `standFigureFor`. */
  readonly figure: string;
  /** Slug of a species of the same genus that has plates. */
  readonly relative?: string;
}

const speciesBySlug: Readonly<Record<string, SpeciesEntry | undefined>> = manifest.species;
const partsBySlug: Readonly<Record<string, readonly string[] | undefined>> = manifest.drawn;
const unknown: SpeciesEntry = { habit: 'emergent', figure: 'meranti' };

/** "Shorea balangeran (Korth.) Burck" and "shorea balangeran" name the same plates. */
export const slugOf = (latinName: string): string =>
  latinName.trim().toLowerCase().split(/\s+/).slice(0, 2).join('-');

const fileOf = (owner: string, part: Part): string => `${owner}-${part === 'skin' ? 'bark' : part}`;
const plate = (id: string, drawn: Drawn): Drawing => ({ id, url: `/drawings/svg/${id}.svg`, drawn });

/** The drawing that stands for a part of a species; every name and part has one. */
export function drawingFor(latinName: string, part: Part): Drawing {
  if (part === 'other') return plate('other-tape', 'habit');
  const slug = slugOf(latinName);
  const { habit, relative } = speciesBySlug[slug] ?? unknown;
  if (partsBySlug[slug]?.includes(part)) return plate(fileOf(slug, part), 'own');
  // A relative's leaf is close; its whole tree is not, since habit differs within a genus.
  if (part !== 'tree' && relative && partsBySlug[relative]?.includes(part))
    return plate(fileOf(relative, part), 'relative');
  return plate(fileOf(`habit-${habit}`, part), 'habit');
}

/** The figure for a row of standing trees: 100 of its 106 units high, its foot at 60,105 of a box 120 wide. */
export function standFigureFor(latinName: string): Drawing {
  const slug = slugOf(latinName);
  const { figure } = speciesBySlug[slug] ?? unknown;
  return plate(`stand-${figure}`, 'habit');
}

/** A young plant with its stake, for a tree that was just planted. */
export const seedlingDrawing: Drawing = plate('habit-seedling-tree', 'habit');

/** Seedlings in their bags. */
export const nurseryDrawing: Drawing = plate('other-nursery', 'habit');
