import { type Static, Type } from 'typebox';
import { nullable } from '../../http/nullable.ts';
import { ref } from '../../http/schema-ref.ts';
import { moment, oneOf } from '../../http/text.schemas.ts';
import { ownPath, type treeParts } from '../vocabulary/index.ts';

export const Picture = Type.Object(
  {
    url: ownPath,
    kind: oneOf(['drawing', 'photo'], 'A photo of this very tree, or a drawing where there is none yet'),
    drawn: nullable(
      oneOf(
        ['own', 'relative', 'habit'],
        'own shows the species itself, relative one of the same genus, habit only the general type: only own ' +
          "may be captioned with the species' name. Null for a photo",
      ),
    ),
    takenAt: nullable(moment('When the photo was taken; null for a drawing, and where nobody noted it')),
    surveyor: nullable(
      Type.String({
        description: 'Who took the photo, by name; null for a drawing, and where nobody noted it',
      }),
    ),
  },
  {
    $id: 'Picture',
    description: 'A photo from the field or, without one, a drawing, which whoever shows it calls one',
  },
);
export type Picture = Static<typeof Picture>;

const pictures = (of: string) =>
  Type.Array(ref(Picture), { description: `Pictures of ${of}: photos or, without any, one drawing` });
export const TreeImages = Type.Object(
  {
    tree: pictures('the whole tree'),
    leaf: pictures('its leaves'),
    skin: pictures('its bark'),
    fruit: pictures('its fruit'),
    flower: pictures('its flowers'),
    sap: pictures('its sap or resin'),
    other: pictures('anything else about it, such as its tag or how it was measured'),
  } satisfies Record<(typeof treeParts)[number], unknown>,
  { $id: 'TreeImages', description: 'Pictures of a tree by what they show' },
);
export type TreeImages = Static<typeof TreeImages>;
