import * as styles from './TreeTag.css.ts';

/** A tree's code as the numbered label on its trunk. One unbroken unit. */
export function TreeTag({
  code,
}: {
  /** The tree's code: "KB-AS-2023-000081". */
  code: string;
}) {
  return <span className={styles.tag}>{code}</span>;
}

/** A code in running text or on a card, without the label around it. */
export function TreeCode({
  children,
}: {
  /** The tree's code: "KB-AS-2023-000081". */
  children: string;
}) {
  return <span className={styles.code}>{children}</span>;
}

export type NameTagProps = {
  /** The tree's code: "KB-AS-2023-000081". */
  code: string;
  /** "Ramin · Arut Utara". */
  place: string;
  /** Who stands on it, or the words of the empty line: "your name". */
  name: string;
};

/** A label big enough for a name: the invitation on the home page, and the preview of a gift. */
export function NameTag({ code, place, name }: NameTagProps) {
  return (
    <div className={styles.nameTag}>
      <span className={styles.code}>{code}</span>
      <span className={styles.place}>{place}</span>
      <span className={styles.name}>{name}</span>
    </div>
  );
}
