import { type FieldProblem, fieldProblem } from '../../http/problem.ts';

/** A number as it is kept: +62 and digits. People write 0812…, 62812…, +62 0812… and spaces. */
export const tidyPhone = (phone: string) =>
  phone.replace(/[\s().-]/g, '').replace(/^(?:\+?620?|0)(?=\d)/, '+62');

/** What is wrong with a tidied number, if anything. */
export const phoneProblem = (phone: string, path = 'phone'): FieldProblem | undefined =>
  /^\+62\d{8,13}$/.test(phone) ? undefined : fieldProblem(path, 'profile.invalid_phone');
