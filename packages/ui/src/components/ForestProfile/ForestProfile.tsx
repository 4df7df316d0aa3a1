import type { ReactNode } from 'react';
import { scrollRegion } from '../../styles/accessibility.ts';
import { classNames } from '../../styles/class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import { SidewaysIcon } from '../Icon/icons.ts';
import { Drawing, type PlateSource } from '../Plate/Drawing.tsx';
import { LatinName } from '../Text/LatinName.tsx';
import { Fireflies } from './Fireflies.tsx';
import * as styles from './ForestProfile.css.ts';
import { type NamedTree, type ProfileZone, profile, scaleMarks } from './profile-geometry.ts';
import { treePlace, zonePlace } from './profile-places.css.ts';

export type ProfileZoneWords = {
  zone: ProfileZone;
  name: string;
  /** "214 ready". */
  note?: string;
  /** To the list of this zone's trees. */
  href?: string;
};

export type ProfileTreeWords = {
  tree: NamedTree;
  latinName: string;
  name: string;
  /** "41 m". */
  height: string;
};

export type ForestProfileProps = {
  /** The drawing of the profile. */
  of: PlateSource;
  /** What the whole shows. */
  label: string;
  /** What stands in the sky: heading, lead, buttons. */
  children?: ReactNode;
  /** The zones of the forest and their words, in the order of the drawing. */
  zones: readonly ProfileZoneWords[];
  /** The trees of the drawing that are named, and their words. */
  trees?: readonly ProfileTreeWords[];
  /** A height on the scale as written: (40) → "40 m". */
  formatHeight: (metres: number) => string;
  /** Where there is less room than for the drawing: that it can be moved, and that trees are to scale. */
  hint: string;
  /** Below the zones: what they add up to. */
  sum?: string | undefined;
};

/**
 * The section from sea to hills as a page's hero. Where it has less than 1160 px it scrolls sideways and begins in the peat
 * swamp, and the zones are a list under it.
 */
export function ForestProfile({
  of,
  label,
  children,
  zones,
  trees = [],
  formatHeight,
  hint,
  sum,
}: ForestProfileProps) {
  return (
    <div className={styles.strip}>
      {children !== undefined && <div className={styles.words}>{children}</div>}
      <div className={styles.frame}>
        <div className={styles.scroller} {...scrollRegion(label)}>
          <div className={styles.scene}>
            <span className={styles.start} />
            <svg
              className={styles.drawing}
              viewBox={`0 0 ${profile.width} ${profile.height}`}
              aria-hidden="true"
            >
              <Drawing of={of} width={profile.width} height={profile.height} />
              <HeightScale formatHeight={formatHeight} />
              <Fireflies />
            </svg>
            {trees.map((tree) => (
              <TreeName key={tree.tree} {...tree} />
            ))}
          </div>
        </div>
        <p className={styles.hint}>
          <Icon of={SidewaysIcon} /> {hint}
        </p>
        <ul className={styles.zones}>
          {zones.map((zone) => (
            <li key={zone.zone}>
              <ZoneName {...zone} />
            </li>
          ))}
        </ul>
        {sum !== undefined && <p className={styles.sum}>{sum}</p>}
      </div>
    </div>
  );
}

function HeightScale({ formatHeight }: Pick<ForestProfileProps, 'formatHeight'>) {
  return (
    <g className={styles.scale}>
      <path
        className={styles.scaleLine}
        d={`M34 470V${scaleMarks.at(-1)?.y}${scaleMarks.map(({ y }) => `M27 ${y}h14`).join('')}`}
      />
      {scaleMarks.slice(1).map(({ metres, y }) => (
        <text key={metres} className={styles.scaleText} x={49} y={y + 5}>
          {formatHeight(metres)}
        </text>
      ))}
    </g>
  );
}

function TreeName({ tree, latinName, name, height }: ProfileTreeWords) {
  return (
    <span className={classNames(styles.name, treePlace[tree])}>
      <span className={styles.latin}>
        <LatinName>{latinName}</LatinName>
      </span>
      {name} <span className={styles.height}>{height}</span>
    </span>
  );
}

function ZoneName({ zone, name, note, href }: ProfileZoneWords) {
  const text = (
    <>
      {name}
      {note !== undefined && <span className={styles.zoneNote}>{note}</span>}
    </>
  );
  return href === undefined ? (
    <span className={classNames(styles.zone, zonePlace[zone])}>{text}</span>
  ) : (
    <a className={classNames(styles.zoneLink, zonePlace[zone])} href={href}>
      {text}
    </a>
  );
}
