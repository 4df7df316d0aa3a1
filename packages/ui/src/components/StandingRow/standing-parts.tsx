import type { MouseEvent } from 'react';
import { boardOf, frame } from './row-layout.ts';
import * as styles from './StandingRow.css.ts';

/** How broad it is drawn at its full size, in units; the thinnest that can be told from a line. */
const stump = { breadth: 22, least: 8 };

/** What is left of a tree that died, as thick as it was. */
export const Stump = ({ x, breadth = stump.breadth }: { x: number; breadth?: number }) => (
  <g transform={`translate(${x} ${frame.ground}) scale(${Math.max(stump.least, breadth) / stump.breadth})`}>
    <path className={styles.stump} d="M-15 0q3-6 4-20l22-3q1 17 5 23z" />
    <path className={styles.stumpLines} d="M-11-20q10-6 22-3q-8 7-22 3zM-5-20q5-2 10-1M-6-4v-10M4-3v-12" />
  </g>
);

/** A small board over a tree: whose it is. */
export function Board({ x, y, text }: { x: number; y: number; text: string }) {
  const { shown, width } = boardOf(text);
  return (
    <g transform={`translate(${x} ${Math.max(y - 16, 32)})`}>
      <path className={styles.boardPost} d="M0 16V0" />
      <rect className={styles.board} x={-width / 2} y={-30} width={width} height={30} rx={3} />
      <text className={styles.boardText} y={-11}>
        {shown}
      </text>
    </g>
  );
}

/** An address, and how the app follows it without loading the page anew. */
export type RowLink = { href: string; onFollow?: (event: MouseEvent) => void };

export type VacantPlaceProps = RowLink & { text: string; label: string };

/** The empty place, which calls to adopt again. */
export function VacantPlace({ x, text, label, href, onFollow }: VacantPlaceProps & { x: number }) {
  return (
    <a className={styles.link} href={href} onClick={onFollow} aria-label={`${text}: ${label}`}>
      <path className={styles.vacantPost} d={`M${x} ${frame.ground}v-44`} />
      <rect className={styles.vacant} x={x - 46} y={frame.ground - 84} width={92} height={44} rx={4} />
      <text className={styles.vacantText} x={x} y={frame.ground - 57}>
        {text}
      </text>
    </a>
  );
}
