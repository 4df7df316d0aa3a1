import type { Finding, Sound } from '../../http/body-rules.ts';
import { fieldProblem } from '../../http/problem.ts';
import { nameProblem, passwordProblem, tidyName } from '../adopter/index.ts';
import { type Confirmation, isLinkCode, readAdopterId, wrongInConfirmation } from '../proof/index.ts';

export type PasswordChange = Confirmation & { newPassword: string };

export const wrongInPasswordChange = ({
  newPassword = '',
  ...confirmation
}: Sound<PasswordChange>): Finding[] => [
  ...wrongInConfirmation(confirmation),
  passwordProblem(newPassword, 'newPassword'),
];

/** A link that is none is answered by a sentence of its own, unless more is wrong. */
export const wrongInReset = ({
  adopterId = '',
  code = '',
  password = '',
  name,
}: Sound<{ adopterId: number | string; code: string; password: string; name?: string }>): Finding[] => [
  readAdopterId(adopterId) === undefined ? fieldProblem('adopterId', 'reset.code_not_found') : undefined,
  isLinkCode(code) ? undefined : fieldProblem('code', 'reset.invalid_code'),
  passwordProblem(password),
  name === undefined ? undefined : nameProblem(tidyName(name)),
];
