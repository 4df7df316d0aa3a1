import { say } from './say.ts';

export type Goal = { atLeast: number } | { atMost: number };

export type Verdict = {
  what: string;
  ours: number;
  /** What it is held against. */
  against: string;
  theirs: number;
  goal?: Goal;
};

const digits = (value: number) =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });

/** Prints both sides, their ratio and the goal. */
export function tell(unit: string, { what, ours, against, theirs, goal }: Verdict): void {
  const ratio = ours / theirs;
  const sides = `${digits(ours).padStart(8)} ${unit}  ${against} ${digits(theirs).padStart(8)} ${unit}`;
  say(`${what.padEnd(44)}${sides}  ratio ${ratio.toPrecision(3).padStart(7)}  ${wordsOf(goal, ratio)}`);
}

/** The same for a figure that is held against nothing but its goal. */
export function tellAlone(unit: string, { what, ours, goal }: Pick<Verdict, 'what' | 'ours' | 'goal'>): void {
  say(`${what.padEnd(44)}${`${digits(ours).padStart(8)} ${unit}`.trimEnd()}  ${wordsOf(goal, ours)}`);
}

function wordsOf(goal: Goal | undefined, seen: number): string {
  if (goal === undefined) return '';
  const [words, met] =
    'atLeast' in goal
      ? [`≥ ${Number(goal.atLeast.toPrecision(2))}`, seen >= goal.atLeast]
      : [`≤ ${Number(goal.atMost.toPrecision(2))}`, seen <= goal.atMost];
  return `goal ${words}${met ? '' : '  missed'}`;
}
