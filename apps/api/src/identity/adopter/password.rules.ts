import { type FieldProblem, fieldProblem } from '../../http/problem.ts';
import { commonPasswords } from './common-passwords.ts';

const shortest = 6;
const longest = 100;

/** What is wrong with a password as a new one, if anything. Letters of any script and spaces are welcome. */
export function passwordProblem(password: string, path = 'password'): FieldProblem | undefined {
  const length = Array.from(password).length;
  if (length < shortest) return fieldProblem(path, 'auth.password_too_short');
  if (length > longest) return fieldProblem(path, 'auth.password_too_long');
  return isCommon(password) ? fieldProblem(path, 'auth.password_too_common') : undefined;
}

/** Common passwords stay common in other cases, with digits at the end, or as one sign over and over. */
function isCommon(password: string): boolean {
  const text = password.toLowerCase();
  const stem = text.replace(/[\d!.@#]+$/, '');
  return commonPasswords.has(text) || commonPasswords.has(stem) || /^(.)\1*$/u.test(text);
}
