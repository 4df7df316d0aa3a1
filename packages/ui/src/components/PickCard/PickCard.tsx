import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names.ts';
import { box, row } from '../Checkbox/Checkbox.css.ts';
import * as sheet from '../ShelfCard/ShelfCard.css.ts';
import { ShelfDrawing, type ShelfDrawingProps } from '../ShelfCard/ShelfDrawing.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PickCard.css.ts';

export type PickCardProps = Omit<ShelfDrawingProps, 'label' | 'band'> & {
  /** The local name, which is the heading. */
  name: string;
  /** "6.8 m", "KB-AS-2023-000081", where it stands: a line each, the height first. */
  facts: readonly string[];
  /** What is said of the drawing, and of the box that chooses it. */
  words: {
    /** The drawing in a sentence. */
    drawing: string;
    band: (metres: number) => string;
    /** The box's words before and after it is ticked: "Choose Ramin", "Chosen". */
    choose: string;
    chosen: string;
  };
  /** What its surveyor wrote, and who and when that was. */
  note?: { text: ReactNode; by: string } | undefined;
  /** The box that chooses it, as its form sends it. */
  choice: { name: string; value: string; defaultChecked: boolean };
  /** What has to be said of it: stands on the card. */
  message?: ReactNode;
};

/** A tree at its true height that is ticked or not: one of a few to decide between. */
export function PickCard({ name, facts, words, note, choice, message, ...tree }: PickCardProps) {
  return (
    <article className={styles.card}>
      {message}
      <div className={classNames(sheet.sheet, styles.sheet)}>
        <div className={sheet.art({})}>
          <ShelfDrawing {...tree} label={words.drawing} band={words.band} />
        </div>
        <div className={sheet.label}>
          <strong className={sheet.name}>{name}</strong>
          <span className={sheet.facts}>
            {facts.map((fact, place) => (
              <span key={fact} className={place === 0 ? sheet.height : undefined}>
                {fact}
              </span>
            ))}
          </span>
          {note && (
            <>
              <em className={styles.note}>{note.text}</em>
              <span className={sheet.facts}>{note.by}</span>
            </>
          )}
          <label className={classNames(row, styles.choice)}>
            <input type="checkbox" {...choice} className={box} />
            <span className={styles.before}>{words.choose}</span>
            <span className={styles.after}>{words.chosen}</span>
            <VisuallyHidden>{` ${name} ${tree.seed}`}</VisuallyHidden>
          </label>
        </div>
      </div>
    </article>
  );
}
