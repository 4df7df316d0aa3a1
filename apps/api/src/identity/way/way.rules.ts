import type { Finding, Sound } from '../../http/body-rules.ts';
import { fieldProblem } from '../../http/problem.ts';
import { tidyName } from '../adopter/index.ts';

/** A passkey is told from others by its name. */
export const wrongInLabel = ({ label }: Sound<{ label: string }>): Finding[] => [
  label !== undefined && tidyName(label) === '' ? fieldProblem('label', 'request.field_required') : undefined,
];
