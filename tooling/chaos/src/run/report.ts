import type { RunReport } from './run.ts';

/** How often each comes, the most frequent first. */
function counted(all: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

const listed = (all: readonly string[]) =>
  counted(all)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ') || 'none';

/** One run in a line, and what was wrong in those below. */
export function lineOf({ seed, seconds, orders, faults, breaches, unexpected }: RunReport): string {
  const struck = faults.map(({ kind, underWay }) => `${kind} with ${underWay} under way`).join(', ');
  const head = `seed ${seed}: ${orders.length} orders in ${seconds.toFixed(1)} s; ${struck || 'no fault'}`;
  const odd = counted(unexpected).map(([what, count]) => `  ${count} × ${what}`);
  return [
    `${head}: ${breaches.length ? 'broken' : 'clean'}`,
    ...breaches.map((one) => `  ${one}`),
    ...odd,
  ].join('\n');
}

/** What all runs came to. */
export function summaryOf(reports: readonly RunReport[]): string {
  const faults = reports.flatMap((report) => report.faults);
  const broken = reports.filter(({ breaches }) => breaches.length);
  const survived = counted(faults.map(({ kind }) => kind)).map(([kind, times]) => {
    const orders = faults
      .filter((fault) => fault.kind === kind)
      .reduce((sum, { underWay }) => sum + underWay, 0);
    return `${kind} ${times} times with ${orders} orders under way`;
  });
  return [
    `${reports.length - broken.length} of ${reports.length} runs are clean` +
      (broken.length ? `; broken: seeds ${broken.map(({ seed }) => seed).join(', ')}` : ''),
    `faults: ${survived.join('; ') || 'none'}`,
    `orders: ${listed(reports.flatMap(({ orders }) => orders))}`,
    `besides: ${reports.reduce((sum, { wishes }) => sum + wishes, 0)} wishtrees changed, ` +
      `${reports.reduce((sum, { portraits }) => sum + portraits, 0)} portraits given, ` +
      `${reports.reduce((sum, { forgeries }) => sum + forgeries, 0)} notifications forged`,
    `answers that nothing explains: ${listed(reports.flatMap(({ unexpected }) => unexpected))}`,
  ].join('\n');
}
