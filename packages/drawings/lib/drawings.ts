// Every file of the set: where it goes, how it is drawn, how many bytes it may have.
import { favicon } from './brand.ts';
import { contours } from './contours.ts';
import { VIGNETTES, vignette } from './empty/vignette.ts';
import { fit } from './fit.ts';
import { baseMapGeoJson } from './map/geojson.ts';
import { regency } from './map/regency.ts';
import { nursery } from './other/nursery.ts';
import { seedling } from './other/seedling.ts';
import { tape } from './other/tape.ts';
import { type Owner, PARTS, part } from './part.ts';
import type { Plate } from './pen.ts';
import { profile } from './profile/profile.ts';
import { stand } from './profile/stand.ts';
import { STANDS } from './profile/stand-kinds.ts';
import { GENERIC } from './species/generic.ts';
import { HABIT, type Habit } from './species/habits.ts';
import { SPECIES } from './species/index.ts';
import { tree } from './tree/tree.ts';

const TREE_LIMIT = 14000;
const PART_LIMIT = 6000;
const TYPE: Record<Habit, string> = {
  emergent: 'pohon menjulang',
  peat: 'pohon rawa gambut',
  mangrove: 'pohon bakau',
  kerangas: 'pohon kerangas',
  fruit: 'pohon kebun',
  riparian: 'pohon tepi sungai',
};

/** `limit` in bytes. */
export type Drawing = { path: string; draw: () => string; limit?: number };

const plate = (name: string, limit: number, draw: (scale: number) => Plate): Drawing => ({
  path: `svg/${name}.svg`,
  limit,
  draw: () => fit(draw, limit),
});
const parts = (owner: Owner) =>
  PARTS.filter((p) => owner[p]).map((p) => plate(`${owner.id}-${p}`, PART_LIMIT, (k) => part(owner, p, k)));

const habits = Object.keys(TYPE).filter((id): id is Habit => Object.hasOwn(HABIT, id));

export function drawings(): Drawing[] {
  return [
    ...SPECIES.flatMap((s) => [
      plate(`${s.id}-tree`, TREE_LIMIT, (k) => tree(s.id, `${s.local} (${s.latin}), pohon`, s.tree, k)),
      ...parts(s),
    ]),
    ...habits.map((id) =>
      plate(`habit-${id}-tree`, TREE_LIMIT, (k) => tree(`habit-${id}`, TYPE[id], HABIT[id], k)),
    ),
    ...habits.flatMap((id) => parts({ id: `habit-${id}`, local: TYPE[id], latin: 'umum', ...GENERIC[id] })),
    plate('habit-seedling-tree', TREE_LIMIT, seedling),
    plate('other-tape', PART_LIMIT, tape),
    plate('other-nursery', PART_LIMIT, nursery),
    ...VIGNETTES.map((name) => ({
      path: `motifs/empty-${name}.svg`,
      draw: () => String(vignette(name)),
    })),
    { path: 'motifs/profile.svg', draw: profile },
    ...STANDS.map((kind) => ({ path: `svg/stand-${kind}.svg`, draw: () => stand(kind) })),
    { path: 'motifs/favicon.svg', draw: favicon },
    { path: 'motifs/contours.svg', draw: () => String(contours()) },
    { path: 'motifs/regency.svg', draw: regency },
    { path: 'base-map.geojson', draw: baseMapGeoJson, limit: 160_000 },
  ];
}
