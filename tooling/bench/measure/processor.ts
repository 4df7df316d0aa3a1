import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What the kernel counts in. */
const msPerTick = 10;

type Counted = { parent: number; own: number; ofEnded: number };

/** Nothing where the process ended meanwhile. */
function counted(pid: number | string): Counted | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // After its name, which may have any sign in it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = fields.slice(11, 15).map(Number);
  return { parent: Number(fields[1]), own: user + system, ofEnded: userOfEnded + systemOfEnded };
}

/**
 * How much of the processor each has used in ms, with its children, those that have ended included: a server of
 * PostgreSQL is the process that began it and all that it began.
 */
export function processorMs(pids: readonly number[]): number[] {
  if (!existsSync('/proc/self/stat')) throw new Error('Only Linux counts in /proc what each process used');
  const children = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (counted(name) ?? []) : []));
  return pids.map((pid) => {
    const itself = counted(pid);
    if (!itself) throw new Error(`Process ${pid} has ended`);
    const ticks = children.reduce(
      (sum, { parent, own }) => (parent === pid ? sum + own : sum),
      itself.own + itself.ofEnded,
    );
    return ticks * msPerTick;
  });
}
