export type Measured = { readonly name: string; readonly measure: () => Promise<number> };

/** How often each is measured. */
export const rounds = Number(process.env.RIMBA_BENCH_ROUNDS ?? 3);

/** Once round, not counted: it opens the connections, compiles what the others run and fetches what they read. */
export async function warmUp(measured: readonly Measured[]): Promise<void> {
  for (const { measure } of measured) await measure();
}

/** Measures each in turn, three times round unless told otherwise, so that a busy moment of the machine meets them all: the medians. */
export async function interleaved(measured: readonly Measured[]): Promise<(name: string) => number> {
  const seen = new Map<string, number[]>(measured.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const { name, measure } of measured) seen.get(name)?.push(await measure());
  }
  return (name) => median(seen.get(name) ?? []);
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
