/** How the drawn map turns degrees into its units. */
export type MapExtent = {
  readonly west: number;
  readonly north: number;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
};

export type Place = { readonly lon: number; readonly lat: number };

/** North up; or lying on its side with south to the left, to be read like the profile. */
export type Orientation = 'upright' | 'lying';

/** Units of the drawing. Lying is the upright map turned a quarter to the right. */
export function project(
  frame: MapExtent,
  { lon, lat }: Place,
  orientation: Orientation,
): { x: number; y: number } {
  const x = (lon - frame.west) * frame.scale;
  const y = (frame.north - lat) * frame.scale;
  const turned = orientation === 'upright' ? { x, y } : { x: frame.height - y, y: x };
  return { x: Math.round(turned.x * 10) / 10, y: Math.round(turned.y * 10) / 10 };
}

/** The part of the drawing that is shown: the sheet's edge is cut off where nothing stands. */
export function shownPart(frame: MapExtent, orientation: Orientation) {
  const margin = 70;
  return orientation === 'upright'
    ? { x: margin, y: 20, width: frame.width - margin - 20, height: frame.height - 60 }
    : { x: 40, y: margin, width: frame.height - 60, height: frame.width - margin - 40 };
}

/** Radius of a group's ring: by the square root, since the eye compares areas. */
export const ringRadius = (count: number): number =>
  Math.round((13 + Math.sqrt(Math.max(0, count)) * 0.5) * 10) / 10;

/** Upright the map is small on the screen, so that rings are drawn larger. */
export const ringScale = { upright: 1.55, lying: 1 } as const satisfies Record<Orientation, number>;

/** A group's area as a closed path. */
export const areaPath = (frame: MapExtent, ring: readonly Place[], orientation: Orientation): string =>
  `${ring
    .map((place, i) => {
      const { x, y } = project(frame, place, orientation);
      return `${i === 0 ? 'M' : 'L'}${x} ${y}`;
    })
    .join('')}z`;
