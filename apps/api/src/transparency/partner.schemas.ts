import { type Static, Type } from 'typebox';
import { nullable } from '../http/nullable.ts';

export const Partner = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    logo: nullable(Type.String({ description: "A path of the product's own origin; null to set the name" })),
    url: nullable(Type.String({ description: 'Their own site' })),
  },
  { $id: 'Partner' },
);
export type Partner = Static<typeof Partner>;
