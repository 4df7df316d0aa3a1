import { type Static, Type } from 'typebox';
import { LanguageQuery } from '../http/language.ts';
import { nullable } from '../http/nullable.ts';

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
    key: Type.Unsafe<(typeof impactKeys)[number]>({ type: 'string', enum: [...impactKeys] }),
    value: nullable(Type.Number({ description: 'Null while there is too little to measure' })),
    unit: Type.Unsafe<'count' | 'kg_co2' | 'million_rupiah' | 'share'>({
      type: 'string',
      enum: ['count', 'kg_co2', 'million_rupiah', 'share'],
      description: 'share runs from 0 to 1',
    }),
    total: nullable(Type.Integer({ description: 'For a share: how many trees it was measured on' })),
    asOf: Type.String({ format: 'date-time' }),
  },
  { $id: 'ImpactCounter' },
);
export const ImpactQuery = Type.Object(
  {
    format: Type.Optional(
      Type.Unsafe<'json' | 'csv'>({
        type: 'string',
        enum: ['json', 'csv'],
        default: 'json',
        description: 'CSV comes as a file',
      }),
    ),
    lang: LanguageQuery.properties.lang,
  },
  { additionalProperties: false },
);
export type ImpactCounter = Static<typeof ImpactCounter>;
