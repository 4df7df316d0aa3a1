import { Type } from 'typebox';
import { nullable } from '../../http/nullable.ts';
import { day } from '../../http/text.schemas.ts';

export const LatenessSchema = Type.Object(
  {
    since: day('The first day on which the survey was late: the one after `nextSurveyDue`'),
    days: Type.Integer({ minimum: 1, description: 'How many days it is late today' }),
    reason: nullable(
      Type.String({ description: "The community's own word on it, as it gave it; null while it gave none" }),
    ),
    saidOn: Type.Optional(day('When it gave that word; left out while it gave none')),
    askedOn: nullable(day('When the community was asked about it; null while it was not')),
  },
  { description: 'How late the survey is and why; null while it is in time' },
);

export const LateSurveysSchema = Type.Object(
  {
    trees: Type.Integer({ description: 'How many trees in term have a survey that is late' }),
    ...LatenessSchema.properties,
  },
  { description: 'The longest of the late surveys; null while none is late' },
);
