import { type Static, Type } from 'typebox';
import { LanguageQuery } from '../http/language.ts';
import { nullable } from '../http/nullable.ts';
import { moment, oneOf } from '../http/text.schemas.ts';

export const impactKeys = [
  'treesInTerm',
  'treesEver',
  'adopters',
  'communities',
  'treesRecorded',
  'species',
  'carbon',
  'income',
  'survival',
  'updates',
  'replanted',
] as const;

/** A counter whose definition is `home:impact.<key>.definition` in both languages. */
export const ImpactCounter = Type.Object(
  {
    key: oneOf(
      impactKeys,
      'What is counted: trees in a running term, and ever adopted; adopters; communities; trees recorded and alive; species; ' +
        'CO₂ held; income; the share of trees that survive their first year; the share of trees surveyed in time; the share ' +
        'of trees in term that died and were replanted',
    ),
    value: nullable(
      Type.Number({ description: 'The figure, in `unit`; null while there is too little to measure' }),
    ),
    unit: oneOf(
      ['count', 'kg_co2', 'million_rupiah', 'share'],
      'In what the figure is counted: pieces, kg of CO₂, millions of rupiah, or a share from 0 to 1',
    ),
    total: nullable(
      Type.Integer({ description: 'For a share: how many trees it was measured on; null for other figures' }),
    ),
    asOf: moment('When it was worked out from the records'),
  },
  {
    $id: 'ImpactCounter',
    description:
      'One of the figures that are shown of the whole, each worked out from the records as they stand',
  },
);
export const ImpactQuery = Type.Object(
  {
    format: Type.Optional({
      ...oneOf(['json', 'csv'], 'How it is answered; CSV comes as a file'),
      default: 'json',
    }),
    lang: LanguageQuery.properties.lang,
  },
  { additionalProperties: false },
);
export type ImpactCounter = Static<typeof ImpactCounter>;
