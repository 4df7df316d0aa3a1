import { Type } from 'typebox';
import {
  conditions,
  deathCauses,
  kupsClasses,
  landTypes,
  programmes,
  treeParts,
  treeStatuses,
} from '../../database/schema/index.ts';
import { nullable } from '../../http/nullable.ts';
import { idOf, idParameter, moment, oneOf } from '../../http/text.schemas.ts';

export { deathCauses, kupsClasses, landTypes, programmes, treeParts, treeStatuses };
export const schemes = ['hutan_desa', 'hutan_kemasyarakatan', 'hutan_tanaman_rakyat', 'hutan_adat'] as const;

export const treeStatus = oneOf(
  treeStatuses,
  'ready_to_adopt: free for whoever adopts it first; pending: held by an order that is not paid yet; adopted: in a ' +
    'running term; active: recorded and not offered; inactive: dead or withdrawn',
);
export const landType = oneOf(landTypes, 'The kind of land that the tree stands on');
export const kupsClass = oneOf(
  kupsClasses,
  'How far the enterprise has come by the ministry’s grades: blue at first, then silver, gold and platinum',
);
export const scheme = oneOf(
  schemes,
  'By which scheme of Indonesian social forestry the group holds its forest: village forest, community forest, community ' +
    'plantation or customary forest',
);
export const condition = oneOf(
  conditions,
  'How the surveyor found the tree: healthy, weak (alive, and ailing) or dead',
);
export const freshnessState = oneOf(
  ['fresh', 'due', 'late'],
  'fresh: surveyed within 3 months; due: within 6; late: longer ago than promised. Null for an inactive tree, which is ' +
    'promised no survey',
);
export const phenology = oneOf(
  ['none', 'flowering', 'fruiting'],
  'Whether the surveyor saw flowers or fruit on it that day',
);

/** What is said of a visit to a tree, wherever one is told of. */
export const surveyedAt = moment('When the patrol measured it');
export const surveyor = Type.String({ description: 'Who of the patrol measured it, by name' });
export const surveyNotes = nullable(
  Type.String({ description: "The surveyor's own words, in Indonesian; null where nothing was noted" }),
);

export const illustrative = Type.Boolean({
  description: 'Made up for demonstration: whoever shows it has to say so',
});

/** By what a community is known wherever something is its own. */
export const communityNames = {
  id: idOf('community'),
  name: Type.String({
    description: 'The full name of the social forestry group, in Indonesian and never translated',
  }),
  slug: Type.String({
    description: 'Its name in addresses, which GET /kelompok-komunitas/by-name/{name} takes, too',
  }),
};

/** A path of the product's own origin, where pictures and files are. */
export const ownPath = Type.String({
  description: "A path of the product's own origin: put the service's address before it",
});

/** An id in an address. */
export const idParams = (description: string) => Type.Object({ id: idParameter(description) });
