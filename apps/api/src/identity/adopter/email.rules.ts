import type { Finding, Sound } from '../../http/body-rules.ts';
import { type FieldProblem, fieldProblem } from '../../http/problem.ts';

/** Addresses are kept and compared in lower case. */
export const tidyEmail = (email: string) => email.trim().toLowerCase();

const shape = /^[^\s@"(),:;<>[\]\\]{1,64}@[^\s@]+\.[^\s@.]{2,}$/;

/** What is wrong with a tidied address, if anything. */
export const emailProblem = (email: string, path = 'email'): FieldProblem | undefined =>
  email.length <= 254 && shape.test(email) && !email.includes('..')
    ? undefined
    : fieldProblem(path, 'request.invalid_email');

/** Of a body that is an address alone. */
export const wrongInAddress = ({ email = '' }: Sound<{ email: string }>): Finding[] => [
  emailProblem(tidyEmail(email)),
];
