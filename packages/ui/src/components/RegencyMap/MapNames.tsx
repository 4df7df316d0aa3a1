import { unspoken } from '../../styles/accessibility.ts';
import { type MapExtent, type Orientation, type Place, project, shownPart } from './map-projection.ts';
import { inTwoLines, type MapRing, placeFree, placeName } from './name-place.ts';
import * as styles from './RegencyMap.css.ts';

export type MapTown = Place & { name: string /** On which side the name stands. */; side: 'start' | 'end' };
export type MapRiver = Place & { name: string };

export type MapWords = {
  towns: readonly MapTown[];
  rivers: readonly MapRiver[];
  /** "Java Sea". */
  sea: string;
  /** The national park's name. */
  park: string;
  /** The letter of the north arrow: "U". */
  north: string;
  /** What the scale bar measures: "25 km". */
  scale: string;
};

const kmPerDegree = 111.2;
const scaleKm = 25;
const parkPlace = { lon: 111.93, lat: -3.06 };
const seaPlace = { upright: { lon: 111.17, lat: -3.25 }, lying: { lon: 111.36, lat: -3.44 } } as const;

/** The size of names as the styles have it, and about how wide a letter of it is. */
const townSize = { upright: 25, lying: 15 } as const;
const townLetter = 0.56;
const riverSize = { upright: 26, lying: 17 } as const;
const riverLetter = 0.48;
const parkSize = { upright: 23, lying: 14.5 } as const;

type MapNamesProps = {
  frame: MapExtent;
  words: MapWords;
  orientation: Orientation;
  /** What no name may lie under. */
  rings: readonly MapRing[];
};

/** What is written on the map. */
export function MapNames({ frame, words, orientation, rings }: MapNamesProps) {
  const at = (place: Place) => project(frame, place, orientation);
  const shown = shownPart(frame, orientation);
  const sea = at(seaPlace[orientation]);
  const parkLines = orientation === 'upright' ? inTwoLines(words.park) : [words.park];
  const parkWidth = Math.max(...parkLines.map(({ length }) => length)) * parkSize[orientation] * townLetter;
  const park = placeFree(
    at(parkPlace),
    { width: parkWidth, size: parkSize[orientation], anchor: 'middle' },
    rings,
    shown,
  );
  return (
    <g {...unspoken}>
      {words.rivers.map((river) => {
        const size = riverSize[orientation];
        const width = river.name.length * size * riverLetter;
        const { x, y, anchor } = placeFree(at(river), { width, size, anchor: 'start' }, rings, shown);
        return (
          <text key={river.name} className={styles.riverName} x={x} y={y} textAnchor={anchor}>
            {river.name}
          </text>
        );
      })}
      <text className={styles.small} y={park.y} textAnchor={park.anchor}>
        {parkLines.map((line, index) => (
          <tspan key={line} x={park.x} dy={index === 0 ? 0 : '1.1em'}>
            {line}
          </tspan>
        ))}
      </text>
      <text className={styles.seaName} {...sea}>
        {words.sea}
      </text>
      {words.towns.map((town) => {
        const { x, y } = at(town);
        const size = townSize[orientation];
        const width = town.name.length * size * townLetter;
        const place = placeName({ x, y }, { width, size, side: town.side }, rings, shown);
        return (
          <g key={town.name}>
            <circle className={styles.townDot} cx={x} cy={y} r="4.5" />
            <text className={styles.townName} x={place.x} y={place.y} textAnchor={place.anchor}>
              {town.name}
            </text>
          </g>
        );
      })}
      <ScaleAndNorth frame={frame} words={words} orientation={orientation} />
    </g>
  );
}

function ScaleAndNorth({ frame, words, orientation }: Omit<MapNamesProps, 'rings'>) {
  const length = (scaleKm / kmPerDegree) * frame.scale;
  const lying = orientation === 'lying';
  const corner = lying ? { x: 90, y: 120 } : { x: 110, y: frame.height - 110 };
  return (
    <g transform={`translate(${corner.x} ${corner.y})`}>
      <path className={styles.scaleLine} d={`M0 0h${length}M0-5v10M${length / 2}-4v4M${length}-5v10`} />
      <text className={styles.small} x={0} y={28} textAnchor="middle">
        0
      </text>
      <text className={styles.small} x={length} y={28} textAnchor="middle">
        {words.scale}
      </text>
      <g transform={`translate(${length + 60} 0)`}>
        <path
          className={styles.scaleLine}
          d={lying ? 'M0 0h50m-12-8l12 8-12 8' : 'M0 22v-50m-8 12l8-12 8 12'}
        />
        <text className={styles.small} x={lying ? 60 : -6} y={lying ? 5 : -40}>
          {words.north}
        </text>
      </g>
    </g>
  );
}
