import type { Finding, Sound } from '../../http/body-rules.ts';
import { fieldProblem } from '../../http/problem.ts';
import { oneLine } from '../../http/text.rules.ts';
import { wrongInConfirmation } from '../proof/index.ts';
import type { NewKeyBody } from './key.schemas.ts';

export const wrongInNewKey = (body: Sound<NewKeyBody>): Finding[] => [
  body.name !== undefined && oneLine(body.name) === ''
    ? fieldProblem('name', 'request.field_required')
    : undefined,
  ...wrongInConfirmation(body),
];
