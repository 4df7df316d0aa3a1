// src/generated/drawings.json: what is drawn, and which type or relative stands in for a species without own plates.
import { ALL } from './all-species.ts';
import type { Part } from './part.ts';
import type { Stand } from './profile/stand-kinds.ts';
import type { Habit } from './species/habits.ts';
import { SPECIES } from './species/index.ts';

const HABIT_OF_LAND: Record<string, Habit> = {
  MA: 'mangrove',
  AG: 'fruit',
  RI: 'riparian',
  KE: 'kerangas',
  PS: 'peat',
  LD: 'emergent',
};
const HABIT_OF_GENUS: Record<string, Habit> = {
  Shorea: 'emergent',
  Hopea: 'emergent',
  Vatica: 'emergent',
  Anisoptera: 'emergent',
  Cotylelobium: 'emergent',
  Dipterocarpus: 'emergent',
  Tristaniopsis: 'fruit',
};
const NEAREST: Record<string, string> = {
  'Shorea teysmanniana': 'shorea-uliginosa',
  'Shorea pinanga': 'shorea-stenoptera',
};
const HEATH_CONIFER = ['Agathis', 'Dacrydium'];
// The figure of motifs/stand.svg that stands in a row of one's own trees.
const FIGURE_OF_HABIT: Record<Habit, Stand> = {
  emergent: 'meranti',
  peat: 'ramin',
  mangrove: 'bakau',
  kerangas: 'agatis',
  fruit: 'alau',
  riparian: 'belangeran',
};
const FIGURE_OF_GENUS: Record<string, Stand> = {
  Agathis: 'agatis',
  Dacrydium: 'alau',
  Avicennia: 'apiapi',
  Combretocarpus: 'tumih',
  Cratoxylum: 'gerunggang',
  Dipterocarpus: 'keruing',
  Dyera: 'jelutung',
  Alstonia: 'jelutung',
  Eusideroxylon: 'ulin',
};
const FIGURE_OF_SPECIES: Record<string, Stand> = {
  'Shorea balangeran': 'belangeran',
  'Koompassia excelsa': 'bangeris',
  'Lophopetalum javanicum': 'perupuk',
  'Tetramerista glabra': 'punak',
  'Calophyllum hosei': 'jinjit',
  'Neolamarckia cadamba': 'kelampayan',
};
const KINDS: readonly (readonly [part: 'tree' | Part, kind: string])[] = [
  ['tree', 'tree'],
  ['leaf', 'leaf'],
  ['bark', 'skin'],
  ['fruit', 'fruit'],
  ['flower', 'flower'],
  ['sap', 'sap'],
];

const slug = (latin: string) => latin.toLowerCase().replace(' ', '-');

function entry([, latin, lands]: (typeof ALL)[number]) {
  const [genus = ''] = latin.split(' ');
  const [land = ''] = lands.split(/[ ,]+/);
  const firstLand = HABIT_OF_LAND[land];
  // Heath forest's own type is a conifer; its broad-leaved trees look like those of the peat swamp.
  const habit =
    HABIT_OF_GENUS[genus] ??
    (firstLand === 'kerangas' && !HEATH_CONIFER.includes(genus) ? 'peat' : firstLand);
  if (!habit) throw new Error(`No type of tree is known for ${latin}`);
  const own = SPECIES.some((s) => s.id === slug(latin));
  const relative = own
    ? undefined
    : (NEAREST[latin] ?? SPECIES.find((s) => s.latin.startsWith(`${genus} `))?.id);
  const figure = FIGURE_OF_SPECIES[latin] ?? FIGURE_OF_GENUS[genus] ?? FIGURE_OF_HABIT[habit];
  return [slug(latin), { habit, figure, ...(relative ? { relative } : {}) }] as const;
}

export function manifest() {
  const unlisted = SPECIES.find((s) => !ALL.some(([, latin]) => slug(latin) === s.id));
  if (unlisted) throw new Error(`${unlisted.id} has plates but no row in lib/all-species.ts`);
  return {
    drawn: Object.fromEntries(
      SPECIES.map((s) => [s.id, KINDS.flatMap(([part, kind]) => (s[part] ? [kind] : []))]),
    ),
    species: Object.fromEntries(ALL.map(entry)),
  };
}

export const manifestText = () => `${JSON.stringify(manifest(), null, 2)}\n`;
