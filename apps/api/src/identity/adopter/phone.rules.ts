import { indonesianPhone } from '@rimba/i18n';
import { type FieldProblem, fieldProblem } from '../../http/problem.ts';

/** A number as it is kept: +62 and digits. What is none of Indonesia stays as it was typed, and is refused. */
export const tidyPhone = (phone: string): string => indonesianPhone(phone) ?? phone.trim();

/** What is wrong with a tidied number, if anything. */
export const phoneProblem = (phone: string, path = 'phone'): FieldProblem | undefined =>
  indonesianPhone(phone) === phone ? undefined : fieldProblem(path, 'profile.invalid_phone');
