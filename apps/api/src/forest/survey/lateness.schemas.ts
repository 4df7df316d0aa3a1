import { Type } from 'typebox';
import { nullable } from '../../http/nullable.ts';
import { day } from '../../http/text.schemas.ts';

export const LatenessSchema = Type.Object({
  since: day('The day after the last one in time'),
  days: Type.Integer({ minimum: 1, description: 'Days since the last one in time' }),
  reason: nullable(Type.String({ description: "The community's word, as it gave it" })),
  askedOn: nullable(day('When the community was asked')),
});

export const LateSurveysSchema = Type.Object(
  {
    trees: Type.Integer({ description: 'Trees in term whose survey is late' }),
    ...LatenessSchema.properties,
  },
  { description: 'The longest of the late surveys; null while none is late' },
);
