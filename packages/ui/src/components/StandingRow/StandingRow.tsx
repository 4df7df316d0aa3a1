import { useSyncExternalStore } from 'react';
import { scrollRegion, unspoken } from '../../styles/accessibility.ts';
import { Person } from '../MeasuredDrawing/Person.tsx';
import type { PlateSource } from '../Plate/Drawing.tsx';
import { StandingTree } from '../Sapling/StandingTree.tsx';
import { frame, mostNamed, rowLayout } from './row-layout.ts';
import * as styles from './StandingRow.css.ts';
import { Board, type RowLink, Stump, VacantPlace, type VacantPlaceProps } from './standing-parts.tsx';

export type { RowLink };

export type StandingRowTree = RowLink & {
  code: string;
  name: string;
  /** The whole of it in words, said where only a number stands in the row. */
  label: string;
  heightM: number;
  /** Under the name: "9.4 m", "term over". */
  fact: string;
  /** What has changed, or what can be done: "+0,6 m". */
  note?: { text: string; tone: 'success' | 'muted' };
  /** In term; its term is over; dead, perhaps with a young tree beside. */
  stands: 'inked' | 'dashed' | 'lost';
  /** Whose it is, on a small board: a gift's holder. */
  board?: string;
  /** Around the trunk, in centimetres: how thick its stump is. */
  girthCm?: number;
  /** The young tree in a dead one's place, in metres. */
  youngM?: number;
  /** Whether its term is over. */
  youngStands?: 'inked' | 'dashed';
  /** The figure of its kind, for trees from 3.5 m. */
  figure: PlateSource;
};

export type StandingRowProps = {
  /** "My forest, heights to scale". */
  label: string;
  /**
   * The trees in the order they stand, the first where the writing begins: each a `code`, `name`, `label` for screen readers,
   * `heightM`, `fact` under the name, how it `stands` (`inked`, `dashed`, `lost`) and the `figure` of its kind; perhaps a `note`
   * of change, the `board` of a holder, and of a dead one `girthCm`, `youngM` and `youngStands`.
   */
  trees: readonly StandingRowTree[];
  /** The empty place at the end, which calls to adopt again. */
  vacant?: VacantPlaceProps;
};

const linesOf = ({ name, fact, note }: StandingRowTree) => [name, fact, ...(note ? [note.text] : [])];

/** A window that a whole tree and the next one fit into anyway. */
const roomy = '(min-width: 480px)';

function subscribe(listener: () => void) {
  const query = window.matchMedia(roomy);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const hasRoom = () => window.matchMedia(roomy).matches;

/** One's own trees standing in a row at one scale, each as it stands today, with a person of 1.65 m. */
export function StandingRow({ label, trees, vacant }: StandingRowProps) {
  const isDense = trees.length > mostNamed;
  const isWide = useSyncExternalStore(subscribe, hasRoom, () => true);
  const { width, unitsPerMetre, xs, lines } = rowLayout(
    trees.map((tree) => ({ heightM: tree.heightM, lines: linesOf(tree), board: tree.board })),
    isWide ? 'wide' : 'narrow',
  );
  const [first = frame.left, second = first] = xs;
  const person = trees.length > 1 ? (first + second) / 2 : first + unitsPerMetre;
  return (
    <div className={styles.scroller} {...scrollRegion(label)}>
      <svg className={styles.drawing} viewBox={`0 0 ${width} ${frame.height}`}>
        <title>{label}</title>
        {lines.map((metres) => {
          const y = frame.ground - metres * unitsPerMetre;
          return <path key={metres} className={styles.grid} d={`M0 ${y}H${width}`} {...unspoken} />;
        })}
        {trees.map((tree, i) => (
          <RowTreeLink
            key={tree.code}
            tree={tree}
            x={xs[i] ?? 0}
            unitsPerMetre={unitsPerMetre}
            dense={isDense}
          />
        ))}
        {vacant && <VacantPlace {...vacant} x={xs.at(-1) ?? frame.left} />}
        <g className={styles.scenery}>
          {trees.length > 0 && <Person x={person} y={frame.ground} unitsPerMetre={unitsPerMetre} />}
          <path className={styles.ground} d={`M0 ${frame.ground}H${width}`} />
        </g>
      </svg>
    </div>
  );
}

type RowTreeProps = { tree: StandingRowTree; x: number; unitsPerMetre: number; dense: boolean };

function RowTreeLink({ tree, x, unitsPerMetre, dense }: RowTreeProps) {
  const { stands, heightM, code: seed, figure, board, girthCm, youngM, youngStands = 'inked', note } = tree;
  const highest = stands === 'lost' ? (youngM ?? 0) : heightM;
  const top = Math.min(frame.ground - highest * unitsPerMetre, frame.ground - 44);
  const half = dense ? 20 : 44;
  const standing = { y: frame.ground, unitsPerMetre, seed, figure };
  return (
    <a
      className={styles.link}
      href={tree.href}
      onClick={tree.onFollow}
      aria-label={dense ? `${tree.name} ${tree.fact}: ${tree.label}` : undefined}
    >
      <rect
        className={styles.target}
        x={x - half}
        y={top}
        width={half * 2}
        height={frame.height - 24 - top}
      />
      {stands === 'lost' ? (
        <>
          <Stump
            x={youngM === undefined ? x : x - 18}
            {...(girthCm !== undefined && { breadth: (girthCm / 100 / Math.PI) * unitsPerMetre })}
          />
          {youngM !== undefined && (
            <g className={styles.stands[youngStands]}>
              <StandingTree {...standing} x={x + 16} heightM={youngM} />
            </g>
          )}
        </>
      ) : (
        <g className={styles.stands[stands]}>
          <StandingTree {...standing} x={x} heightM={heightM} />
        </g>
      )}
      {board !== undefined && <Board x={x} y={top} text={board} />}{' '}
      <text className={styles.name} x={x} y={frame.ground + 22}>
        {tree.name}
      </text>{' '}
      <text className={styles.fact} x={x} y={frame.ground + 41}>
        {tree.fact}
      </text>{' '}
      {note && !dense && (
        <text className={styles.note[note.tone]} x={x} y={frame.ground + 60}>
          {note.text}
        </text>
      )}
    </a>
  );
}
