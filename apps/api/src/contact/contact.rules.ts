import type { Finding, Sound } from '../http/body-rules.ts';
import { fieldProblem } from '../http/problem.ts';
import { emailProblem, nameProblem, tidyEmail, tidyName } from '../identity/adopter/index.ts';

export type ContactMessage = {
  name: string;
  email: string;
  subject: string;
  message: string;
  recaptchaToken?: string;
};

/** In letters. */
export const longestSubject = 100;
export const longestMessage = 2_000;

/** A message as it is kept: its own lines, and no tabs. */
export const tidyMessage = (message: string) => message.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').trim();

export const wrongInMessage = ({
  name = '',
  email = '',
  subject = '',
  message = '',
}: Sound<ContactMessage>): Finding[] => [
  nameProblem(tidyName(name)),
  emailProblem(tidyEmail(email)),
  lengthProblem('subject', tidyName(subject), longestSubject),
  lengthProblem('message', tidyMessage(message), longestMessage),
];

function lengthProblem(path: string, text: string, max: number): Finding {
  if (text === '') return fieldProblem(path, 'request.field_required');
  return Array.from(text).length > max ? fieldProblem(path, 'request.too_long', { max }) : undefined;
}
