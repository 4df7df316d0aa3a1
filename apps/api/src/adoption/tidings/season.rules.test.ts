import { expect, it } from 'vitest';
import { newSeason } from './season.rules.ts';

it.each([
  ['2027-06-01', { season: 'dry', occasion: 'dry 2027' }],
  ['2027-06-14', { season: 'dry', occasion: 'dry 2027' }],
  ['2027-06-15', undefined],
  ['2027-11-03', { season: 'wet', occasion: 'wet 2027' }],
  ['2028-05-01', undefined],
  ['2028-01-01', undefined],
])('on %s', (day, season) => expect(newSeason(day)).toEqual(season));
