import { Drawing, type PlateSource } from '../Plate/Drawing.tsx';
import { useNear } from '../Plate/use-near.ts';
import { Fireflies } from './Fireflies.tsx';
import * as styles from './ForestProfile.css.ts';
import { type ProfilePlace, profile, standing } from './profile-geometry.ts';

const locatorTop = 230;

export type ProfileLocatorProps = {
  /** The drawing of the profile. */
  of: PlateSource;
  /** Where in the profile the ring is drawn. */
  place: ProfilePlace;
  /** "Place on the forest's profile: peat swamp, 6 metres above sea level". */
  label: string;
};

/** Where a tree stands between the sea and the hills; drawn when it comes near the screen, in a page whose scripts run. */
export function ProfileLocator({ of, place, label }: ProfileLocatorProps) {
  const { x, y } = standing[place];
  const [view, near] = useNear(false);
  return (
    <div className={styles.locator} role="img" aria-label={label}>
      <svg
        ref={view}
        className={styles.view}
        viewBox={`0 ${locatorTop} ${profile.width} 330`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {near && <Drawing of={of} width={profile.width} height={profile.height} />}
        <path className={styles.plumb} d={`M${x} ${locatorTop}V${y}`} />
        <circle className={styles.pin} cx={x} cy={y} r={12} />
      </svg>
    </div>
  );
}

/** The mangroves of the profile, filling the nearest positioned box: the picture beside a form. */
export function ProfilePicture({
  of,
}: {
  /** The drawing of the profile. */
  of: PlateSource;
}) {
  return (
    <div className={styles.picture}>
      <svg
        className={styles.view}
        viewBox="96 40 420 540"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <Drawing of={of} width={profile.width} height={profile.height} />
        <Fireflies />
      </svg>
    </div>
  );
}
