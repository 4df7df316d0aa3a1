import { type Static, Type } from 'typebox';
import { nullable } from '../http/nullable.ts';
import { idOf } from '../http/text.schemas.ts';

export const Partner = Type.Object(
  {
    id: idOf('partner'),
    name: Type.String({ description: 'What the organisation calls itself' }),
    logo: nullable(
      Type.String({
        description:
          "A path of the product's own origin; null where there is none and the name is to be set in type",
      }),
    ),
    url: nullable(Type.String({ description: 'The address of their own site; null where none is known' })),
  },
  { $id: 'Partner', description: 'An organisation that works with the operator' },
);
export type Partner = Static<typeof Partner>;
