import type { Finding, Sound } from '../../http/body-rules.ts';
import { fieldProblem } from '../../http/problem.ts';
import { wrongInConfirmation } from '../proof/index.ts';
import type { NewKeyBody } from './key.schemas.ts';

export const tidyKeyName = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim();

export const wrongInNewKey = (body: Sound<NewKeyBody>): Finding[] => [
  body.name !== undefined && tidyKeyName(body.name) === ''
    ? fieldProblem('name', 'request.field_required')
    : undefined,
  ...wrongInConfirmation(body),
];
