import type { Finding, Sound } from '../../http/body-rules.ts';
import { fieldProblem } from '../../http/problem.ts';
import { emailProblem, nameProblem, passwordProblem, tidyEmail, tidyName } from '../adopter/index.ts';

export type Registration = { name: string; email: string; password: string; recaptchaToken: string };
export type Credentials = { email: string; password: string; recaptchaToken: string };

export const wrongInRegistration = ({
  name = '',
  email = '',
  password = '',
}: Sound<Registration>): Finding[] => [
  nameProblem(tidyName(name)),
  emailProblem(tidyEmail(email)),
  passwordProblem(password),
];

export const wrongInCredentials = ({ email = '', password }: Sound<Credentials>): Finding[] => [
  emailProblem(tidyEmail(email)),
  password === '' ? fieldProblem('password', 'request.field_required') : undefined,
];
