import type { Polygon } from '../database/schema/index.ts';
import { boundsOf, contains, hectaresOf } from '../forest/community/index.ts';
import type { Random } from './random.ts';

type Point = [longitude: number, latitude: number];

/**
 * A made-up area of a given size: corners at even angles around a middle, as far out as `reach` says, then
 * scaled to the hectares.
 */
export function areaAround(middle: Point, hectares: number, reach: readonly number[]): Polygon {
  const shape = (scale: number): Polygon => {
    const ring = reach.map((distance, index): Point => {
      const angle = (index / reach.length) * 2 * Math.PI;
      return [
        round(middle[0] + distance * scale * Math.cos(angle)),
        round(middle[1] + distance * scale * Math.sin(angle)),
      ];
    });
    return { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] };
  };
  const trial = 0.02;
  return shape(trial * Math.sqrt(hectares / hectaresOf(shape(trial))));
}

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** A point inside the area; `strip` keeps to a part of its width, from 0 in the west to 1 in the east. */
export function pointIn(
  area: Polygon,
  random: Random,
  [from, to]: readonly [number, number] = [0, 1],
): Point {
  const [west, south, east, north] = boundsOf(area);
  for (let tries = 0; tries < 1_000; tries++) {
    const longitude = west + (east - west) * random.between(from, to);
    const point: Point = [microdegrees(longitude), microdegrees(random.between(south, north))];
    if (contains(area, point)) return point;
  }
  throw new Error('The area leaves no room for a point');
}

const microdegrees = (degrees: number) => Math.round(degrees * 1_000_000) / 1_000_000;
