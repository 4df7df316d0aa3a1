import { wibDate } from '../../clock/wib.ts';
import type { Entry, Fault } from './importer.ts';
import type { Measurement } from './measurement.columns.ts';

/** What is known of the trees that a file names. */
export type KnownTrees<Stored> = {
  byCode: ReadonlyMap<string, Stored>;
  /** Codes of those that took another's place, by the id of that. */
  replacedBy: ReadonlyMap<number | null, string>;
  /** Ids of those that somebody has adopted. */
  inTerm: ReadonlySet<number>;
  /** The last day that each was seen alive, by its id. */
  aliveUntil: ReadonlyMap<number, string>;
};

type Planted = Pick<Measurement, 'condition' | 'surveyed_at'> & {
  code: string;
  planted_at: string;
  replaces: string | null;
};

/** Trees of a file that cannot have taken the place of the one they name, in the order of their rows. */
export function lineageFaults(
  entries: readonly Entry<Planted>[],
  known: KnownTrees<{ id: number; condition: string }>,
  /** Rows that have other faults, of which nothing is stored. */
  leftOut: ReadonlySet<number>,
): Fault[] {
  const inFile = new Map(
    entries.map(({ line, values }) => [values.code, { line, alive: lastAlive(values) }]),
  );
  const claimed = new Set<string>();
  const faulty = new Set(leftOut);

  function reasonAgainst(line: number, code: string, replaces: string, planted: string) {
    if (replaces === code) return { why: 'replaces_itself' } as const;
    const lost = known.byCode.get(replaces);
    const earlier = inFile.get(replaces);
    if (!lost && (!earlier || earlier.line > line || faulty.has(earlier.line))) {
      return { why: 'unknown_tree' } as const;
    }
    const heir = lost && known.replacedBy.get(lost.id);
    if ((heir !== undefined && heir !== code) || claimed.has(replaces)) {
      return { why: 'already_replaced' } as const;
    }
    if (lost && lost.condition !== 'dead' && known.inTerm.has(lost.id)) {
      return { why: 'still_alive' } as const;
    }
    const days = [(lost && known.aliveUntil.get(lost.id)) ?? '', earlier?.alive ?? ''];
    const alive = days.sort().at(-1) ?? '';
    if (heir === undefined && planted <= alive) {
      return { why: 'planted_too_early', detail: { planted, alive } } as const;
    }
    claimed.add(replaces);
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
