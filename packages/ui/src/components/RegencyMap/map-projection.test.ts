import { describe, expect, it } from 'vitest';
import { areaPath, project, ringRadius } from './map-projection.ts';

const frame = { west: 111, north: -1, scale: 100, width: 100, height: 200 };

describe('project', () => {
  it('has north up, or to the right when lying', () => {
    expect(project(frame, { lon: 111, lat: -1 }, 'upright')).toEqual({ x: 0, y: 0 });
    expect(project(frame, { lon: 112, lat: -3 }, 'upright')).toEqual({ x: 100, y: 200 });
    expect(project(frame, { lon: 111, lat: -1 }, 'lying')).toEqual({ x: 200, y: 0 });
    expect(project(frame, { lon: 112, lat: -3 }, 'lying')).toEqual({ x: 0, y: 100 });
  });
});

it('closes an area', () => {
  const ring = [
    { lon: 111, lat: -1 },
    { lon: 112, lat: -1 },
    { lon: 112, lat: -2 },
  ];
  expect(areaPath(frame, ring, 'upright')).toBe('M0 0L100 0L100 100z');
});

it('lets rings grow with the root of their number', () => {
  expect(ringRadius(0)).toBe(13);
  expect(ringRadius(400) - 13).toBeCloseTo(2 * (ringRadius(100) - 13), 1);
});
