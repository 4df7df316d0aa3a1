import { expect, it } from 'vitest';
import {
  geographicPosition,
  spreadPosition,
  tileBounds,
  withinTile,
  withSpread,
  worldPosition,
} from './tile.rules.ts';

it('puts the world into a square and back', () => {
  expect(worldPosition(0, 0)).toEqual({ x: 0.5, y: 0.5 });
  const { x, y } = worldPosition(111.74, -1.86);
  const { longitude, latitude } = geographicPosition(x, y);
  expect(longitude).toBeCloseTo(111.74, 9);
  expect(latitude).toBeCloseTo(-1.86, 9);
});

it('knows the corners of tiles', () => {
  expect(tileBounds({ z: 0, x: 0, y: 0 }).map(Math.round)).toEqual([-180, -85, 180, 85]);
  const [west, south, east, north] = tileBounds({ z: 8, x: 207, y: 129 });
  expect(west).toBeCloseTo(111.09375, 9);
  expect(east).toBeCloseTo(112.5, 9);
  expect(south).toBeCloseTo(-2.811371, 5);
  expect(north).toBeCloseTo(-1.406109, 5);
});

it('measures inside a tile from its north-west corner', () => {
  const address = { z: 8, x: 207, y: 129 };
  expect(withinTile(address, worldPosition(111.09375, -1.406109))).toEqual({ x: 0, y: 0 });
  expect(withinTile(address, worldPosition(112.5, -2.811371))).toEqual({ x: 4_096, y: 4_096 });
});

it('gives the trees of one place spots of their own, never outside the place', () => {
  const [west, south, east, north] = withSpread([111.84, -2.77, 111.84, -2.77]);
  const spots = Array.from({ length: 40 }, (_, id) => spreadPosition(id + 1_000, 111.84, -2.77));
  for (const { longitude, latitude } of spots) {
    expect([longitude > west, longitude < east, latitude > south, latitude < north]).not.toContain(false);
  }
  const apart = spots.flatMap((one, index) =>
    spots
      .slice(index + 1)
      .map((other) => Math.hypot(one.longitude - other.longitude, one.latitude - other.latitude)),
  );
  // About 5 m: enough to be pointed at one by one.
  expect(Math.min(...apart)).toBeGreaterThan(0.000_045);
});
