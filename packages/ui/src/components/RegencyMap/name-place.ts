/** A circle on the map that no name may lie under. */
export type MapRing = { readonly x: number; readonly y: number; readonly radius: number };

type NameSize = { width: number; size: number };
type Shown = { x: number; width: number };

type NamePlace = {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
};

/** How far a name keeps from its dot, and how much of a line lies above its foot, in units of the drawing. */
const gap = 11;
const rise = 0.75;

/**
 * Where a town's name stands: on the side it is drawn for, else on the other, else over or under its dot, else further
 * off on either side, wherever no ring covers it and no edge cuts it first.
 */
export function placeName(
  dot: { x: number; y: number },
  name: NameSize & { side: 'start' | 'end' },
  rings: readonly MapRing[],
  shown: Shown,
): NamePlace {
  const foot = dot.y + name.size / 3;
  const before: NamePlace = { x: dot.x - gap, y: foot, anchor: 'end' };
  const after: NamePlace = { x: dot.x + gap, y: foot, anchor: 'start' };
  const under: NamePlace = { x: dot.x, y: dot.y + gap + name.size, anchor: 'middle' };
  const over: NamePlace = { x: dot.x, y: dot.y - gap, anchor: 'middle' };
  const [usual, other] = name.side === 'start' ? [before, after] : [after, before];
  const further = [usual, other].map((place) => ({
    ...place,
    x: dot.x + (place.x - dot.x) * (1 + (1.5 * name.size) / gap),
  }));
  return firstFree([usual, other, under, over, ...further], name, rings, shown);
}

/** Where a name without a dot stands: as it is drawn for, else beginning or ending there, else a line higher or lower. */
export function placeFree(
  at: { x: number; y: number },
  { anchor, ...name }: NameSize & Pick<NamePlace, 'anchor'>,
  rings: readonly MapRing[],
  shown: Shown,
): NamePlace {
  const usual: NamePlace = { ...at, anchor };
  const turned = (['start', 'end'] as const).map((other): NamePlace => ({ ...at, anchor: other }));
  const moved = [-1.2, 1.2].flatMap((lines) =>
    [usual, ...turned].map((place) => ({ ...place, y: at.y + lines * name.size })),
  );
  return firstFree([usual, ...turned, ...moved], name, rings, shown);
}

/** The first of some places where no ring touches a name and no edge cuts it; the first of all where none is free. */
function firstFree(
  places: readonly [NamePlace, ...NamePlace[]],
  name: NameSize,
  rings: readonly MapRing[],
  shown: Shown,
): NamePlace {
  const isWhole = ({ x, anchor }: NamePlace) => {
    const left = x - name.width * shares[anchor];
    return left >= shown.x && left + name.width <= shown.x + shown.width;
  };
  const isFree = (place: NamePlace) => isWhole(place) && !rings.some((ring) => covers(ring, place, name));
  return places.find(isFree) ?? places[0];
}

const shares = { start: 0, middle: 0.5, end: 1 } as const;

function covers(ring: MapRing, { x, y, anchor }: NamePlace, { width, size }: NameSize) {
  const left = x - width * shares[anchor];
  const top = y - size * rise;
  const nearest = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);
  const [nearX, nearY] = [nearest(ring.x, left, left + width), nearest(ring.y, top, top + size)];
  return Math.hypot(ring.x - nearX, ring.y - nearY) < ring.radius;
}

/** A name on two lines about as long as each other; one of a single word on one. */
export function inTwoLines(name: string): readonly string[] {
  const words = name.split(' ');
  const halves = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')] as const);
  const longer = ([first, second]: readonly [string, string]) => Math.max(first.length, second.length);
  return halves.toSorted((one, other) => longer(one) - longer(other))[0] ?? [name];
}
