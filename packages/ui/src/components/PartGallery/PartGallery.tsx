import * as Radix from '@radix-ui/react-tabs';
import { startTransition, useEffect, useState } from 'react';
import type { PlateSource } from '../Plate/Drawing.tsx';
import { Plate, type PlateProps } from '../Plate/Plate.tsx';
import { withoutInlineStyle } from '../Tabs/without-inline-style.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PartGallery.css.ts';

export type PartPicture =
  | { kind: 'drawing'; of: PlateSource }
  | {
      kind: 'photo';
      src: string;
      srcSet?: string;
      width: number;
      height: number;
      /** Makes the photo a button: "Enlarge the photo". */
      open?: { label: string; onOpen: () => void };
    };

export type GalleryPart = {
  /** tree, leaf, skin, fruit, flower, sap, other. */
  part: string;
  /** "Leaves". */
  name: string;
  thumb: PlateSource;
  /** How many pictures; "–" when there is none, so that gaps in the record show. */
  count: string;
  picture: PartPicture;
  /** What the picture shows, for who cannot see it. */
  label: string;
  /** In italic over the picture: "b. leaves, 3 photos", or that this is a drawing and no photo yet. */
  caption: string;
  /** "photographed 22 Sept 2026". */
  detail?: string;
};

export type PartGalleryProps = {
  /** "Parts of the tree". */
  label: string;
  /** The seven parts in their order; they are lettered a to g. */
  parts: readonly GalleryPart[];
  /** The tree died: its drawings are lines without green. */
  dead?: boolean;
  /** Controlled: the part that is shown. */
  part?: string;
  /** The part that is shown to begin with; otherwise the first. */
  defaultPart?: string;
  /** Called with the part that was chosen. */
  onPartChange?: (part: string) => void;
};

type Wash = NonNullable<PlateProps['wash']>;

const letters = 'abcdefg';

/** The parts of a tree, as drawings or photos on one sheet; arrow keys move between them. */
export function PartGallery({
  label,
  parts,
  dead = false,
  part,
  defaultPart = parts[0]?.part,
  onPartChange,
}: PartGalleryProps) {
  const [chosen, setChosen] = useState(defaultPart);
  const current = part ?? chosen;
  const wash = dead ? 'none' : 'full';
  // A drawing costs a browser more than all of the text: each is drawn when it is first looked at, and stays.
  const [drawn, setDrawn] = useState([current]);
  if (!drawn.includes(current)) setDrawn([...drawn, current]);
  return (
    <Radix.Root
      className={styles.folio}
      {...(current !== undefined && { value: current })}
      onValueChange={(next) => {
        setChosen(next);
        onPartChange?.(next);
      }}
    >
      <div className={styles.panels}>
        {parts.map((each) => (
          <Radix.Content key={each.part} value={each.part} forceMount asChild>
            <div className={styles.panel} style={withoutInlineStyle}>
              <div className={styles.picture}>
                {drawn.includes(each.part) && (
                  <Picture picture={each.picture} label={each.label} wash={wash} />
                )}
              </div>
              <p className={styles.note}>
                <span className={styles.caption}>{each.caption}</span>
                {each.detail !== undefined && <span className={styles.detail}>{each.detail}</span>}
              </p>
            </div>
          </Radix.Content>
        ))}
      </div>
      <Radix.List className={styles.tabs} style={withoutInlineStyle} aria-label={label}>
        {parts.map((each, i) => (
          <Radix.Trigger key={each.part} value={each.part} className={styles.tab}>
            <Thumb of={each.thumb} wash={wash} />
            <span className={styles.letter} aria-hidden="true">
              {letters[i]}
            </span>
            <span>{each.name}</span>
            <span className={styles.count}>{each.count}</span>
          </Radix.Trigger>
        ))}
      </Radix.List>
    </Radix.Root>
  );
}

/** Drawn after the rest: in a page that is sent, all of them would take the line from its words and its picture. */
function Thumb({ of, wash }: { of: PlateSource; wash: Wash }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => startTransition(() => setDue(true)), []);
  return <span className={styles.thumb}>{isDue && <Plate of={of} wash={wash} />}</span>;
}

function Picture({ picture, label, wash }: Pick<GalleryPart, 'picture' | 'label'> & { wash: Wash }) {
  if (picture.kind === 'drawing') return <Plate of={picture.of} label={label} wash={wash} />;
  const photo = (
    <img
      className={styles.photo}
      src={picture.src}
      {...(picture.srcSet !== undefined && { srcSet: picture.srcSet })}
      width={picture.width}
      height={picture.height}
      alt={label}
      loading="lazy"
      decoding="async"
    />
  );
  if (!picture.open) return photo;
  const { label: openLabel, onOpen } = picture.open;
  return (
    <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
      {photo}
      <VisuallyHidden>{openLabel}</VisuallyHidden>
    </button>
  );
}
