import { wibDate } from '../../clock/wib.ts';
import { replacementProblem } from '../../forest/tree/index.ts';
import type { Entry, Fault } from './importer.ts';
import type { Measurement } from './measurement.columns.ts';

/** What is known of the trees that a file names. */
export type KnownTrees<Stored> = {
  byCode: ReadonlyMap<string, Stored>;
  /** Codes of those that took another's place, by the id of that. */
  replacedBy: ReadonlyMap<number | null, string>;
  /** Codes of those whose place they took, by their own. */
  replaces: ReadonlyMap<string, string>;
  /** The last day that each was seen alive, by its id. */
  aliveUntil: ReadonlyMap<number, string>;
};

type Planted = Pick<Measurement, 'condition' | 'surveyed_at'> & {
  code: string;
  planted_at: string;
  replaces: string | null;
};

/** Trees of a file that cannot have taken the place of the one they name, in the order of their rows. */
export function replacementFaults(
  entries: readonly Entry<Planted>[],
  known: KnownTrees<{ id: number; condition: string }>,
  /** Rows that have other faults, of which nothing is stored. */
  leftOut: ReadonlySet<number>,
): Fault[] {
  const inFile = new Map(
    entries.map(({ line, values }) => [
      values.code,
      { line, isDead: values.condition === 'dead', alive: lastAlive(values) },
    ]),
  );
  const claimed = new Map<string, string>();
  const faulty = new Set(leftOut);

  function reasonAgainst(line: number, code: string, replaces: string, planted: string) {
    const lost = known.byCode.get(replaces);
    const earlier = inFile.get(replaces);
    if (replaces !== code && !lost && (!earlier || earlier.line > line || faulty.has(earlier.line))) {
      return { why: 'unknown_tree' } as const;
    }
    const isDead = lost?.condition === 'dead' || (earlier?.isDead === true && !faulty.has(earlier.line));
    const days = [(lost && known.aliveUntil.get(lost.id)) ?? '', earlier?.alive ?? ''];
    const alive = days.sort().at(-1) ?? '';
    const problem = replacementProblem(
      {
        key: replaces,
        replacedBy: claimed.get(replaces) ?? (lost && known.replacedBy.get(lost.id)),
        lives: !isDead,
        aliveUntil: alive,
      },
      { key: code, replaces: known.replaces.get(code), plantedAt: planted },
    );
    if (problem === 'same_tree') return { why: 'replaces_itself' } as const;
    if (problem === 'planted_too_early') return { why: problem, detail: { planted, alive } } as const;
    if (problem) return { why: problem } as const;
    claimed.set(replaces, code);
    return undefined;
  }

  return entries.flatMap(({ line, values: { code, replaces, planted_at: planted } }): Fault[] => {
    const reason = replaces === null ? undefined : reasonAgainst(line, code, replaces, planted);
    if (replaces === null || reason === undefined) return [];
    faulty.add(line);
    return [{ line, column: 'replaces', value: replaces, ...reason }];
  });
}

/** What a row says of the last day its tree was alive: of one that died, only that it was planted. */
const lastAlive = ({ condition, planted_at, surveyed_at }: Planted): string =>
  condition === 'dead' ? planted_at : wibDate(surveyed_at);
