// Every file of the set: where it goes, how it is drawn, how many bytes it may have.
import { favicon } from './brand.mjs';
import { contours } from './contours.mjs';
import { EMPTY } from './empty/index.mjs';
import { vignette } from './empty/vignette.mjs';
import { fit } from './fit.mjs';
import { baseMapGeoJson } from './map/geojson.mjs';
import { regency } from './map/regency.mjs';
import { nursery } from './other/nursery.mjs';
import { seedling } from './other/seedling.mjs';
import { tape } from './other/tape.mjs';
import { PARTS, part } from './part.mjs';
import { KINDS } from './profile/kinds.mjs';
import { profile } from './profile/profile.mjs';
import { stand } from './profile/stand.mjs';
import { GENERIC } from './species/generic.mjs';
import { HABIT } from './species/habits.mjs';
import { SPECIES } from './species/index.mjs';
import { tree } from './tree/tree.mjs';

const TREE_LIMIT = 14000;
const PART_LIMIT = 6000;
const TYPE = {
  emergent: 'pohon menjulang',
  peat: 'pohon rawa gambut',
  mangrove: 'pohon bakau',
  kerangas: 'pohon kerangas',
  fruit: 'pohon kebun',
  riparian: 'pohon tepi sungai',
};

const fitted = (path, limit, draw) => ({ path, limit, draw: () => fit(draw, limit) });
const plate = (name, limit, draw) => fitted(`svg/${name}.svg`, limit, draw);
const parts = (species) =>
  PARTS.filter((p) => species[p]).map((p) =>
    plate(`${species.id}-${p}`, PART_LIMIT, (k) => part(species, p, k)),
  );

/** @returns {{ path: string, draw: () => string, limit?: number }[]} limit in bytes */
export function drawings() {
  return [
    ...SPECIES.flatMap((s) => [
      plate(`${s.id}-tree`, TREE_LIMIT, (k) => tree(s.id, `${s.local} (${s.latin}), pohon`, s.tree, k)),
      ...parts(s),
    ]),
    ...Object.entries(HABIT).map(([id, s]) =>
      plate(`habit-${id}-tree`, TREE_LIMIT, (k) => tree(`habit-${id}`, TYPE[id], s, k)),
    ),
    ...Object.entries(GENERIC).flatMap(([id, s]) =>
      parts({ id: `habit-${id}`, local: TYPE[id], latin: 'umum', ...s }),
    ),
    plate('habit-seedling-tree', TREE_LIMIT, seedling),
    plate('other-tape', PART_LIMIT, tape),
    plate('other-nursery', PART_LIMIT, nursery),
    ...Object.keys(EMPTY).map((name) => ({
      path: `motifs/empty-${name}.svg`,
      draw: () => String(vignette(name)),
    })),
    { path: 'motifs/profile.svg', draw: profile },
    ...Object.keys(KINDS).map((kind) => ({ path: `svg/stand-${kind}.svg`, draw: () => stand(kind) })),
    { path: 'motifs/favicon.svg', draw: favicon },
    { path: 'motifs/contours.svg', draw: () => String(contours()) },
    { path: 'motifs/regency.svg', draw: regency },
    { path: 'base-map.geojson', draw: baseMapGeoJson, limit: 160_000 },
  ];
}
