import type { Format } from '@rimba/i18n/format';
import { mostNamed, type StandingRowTree } from '@rimba/ui';

/** Whether there are more trees than have room for their names. */
export const isNumbered = (trees: readonly unknown[]): boolean => trees.length > mostNamed;

/** Trees without room for their names stand with a number, which their list repeats, and with bare metres. */
export function numberedRow(trees: readonly StandingRowTree[], format: Format): readonly StandingRowTree[] {
  if (!isNumbered(trees)) return trees;
  return trees.map((tree, i) => ({ ...tree, name: String(i + 1), fact: format.metres(tree.heightM) }));
}
