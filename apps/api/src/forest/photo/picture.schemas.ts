import { type Static, Type } from 'typebox';
import { nullable } from '../../http/nullable.ts';
import { ref } from '../../http/schema-ref.ts';
import { moment } from '../../http/text.schemas.ts';
import type { treeParts } from '../vocabulary/index.ts';

/** A photo from the field or, without one, the drawing of the species. */
export const Picture = Type.Object(
  {
    url: Type.String({ description: "A path of the product's own origin" }),
    kind: Type.Unsafe<'drawing' | 'photo'>({ type: 'string', enum: ['drawing', 'photo'] }),
    drawn: nullable(
      Type.Unsafe<'own' | 'relative' | 'habit'>({
        type: 'string',
        enum: ['own', 'relative', 'habit'],
        description:
          'own shows the species itself, relative one of the same genus, habit only the general type: only own ' +
          "may be captioned with the species' name. Null for a photo",
      }),
    ),
    takenAt: nullable(moment('Null for a drawing')),
    surveyor: nullable(Type.String({ description: 'Who took it; null for a drawing' })),
  },
  { $id: 'Picture' },
);
export type Picture = Static<typeof Picture>;

const pictures = () => Type.Array(ref(Picture));
/** By part of the tree; `skin` is bark. */
export const TreeImages = Type.Object(
  {
    tree: pictures(),
    leaf: pictures(),
    skin: pictures(),
    fruit: pictures(),
    flower: pictures(),
    sap: pictures(),
    other: pictures(),
  } satisfies Record<(typeof treeParts)[number], unknown>,
  { $id: 'TreeImages' },
);
export type TreeImages = Static<typeof TreeImages>;
