import { type FieldProblem, fieldProblem } from '../../http/problem.ts';
import { oneLine } from '../../http/text.rules.ts';

export const shortestName = 3;
export const longestName = 100;

/** A name as it is kept: no spaces at the ends, single ones inside, no control characters. */
export const tidyName = (name: string) => oneLine(name.replace(/\p{Cc}/gu, ' '));

/** What is wrong with a tidied name, if anything. */
export function nameProblem(name: string, path = 'name'): FieldProblem | undefined {
  const length = Array.from(name).length;
  if (length < shortestName) return fieldProblem(path, 'profile.name_too_short');
  if (length > longestName) return fieldProblem(path, 'profile.name_too_long', { max: longestName });
  return undefined;
}
