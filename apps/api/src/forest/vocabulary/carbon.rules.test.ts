import { expect, it } from 'vitest';
import { aboveGroundBiomass, carbonDioxide } from './carbon.rules.ts';

// wood density g/cm³, diameter cm, height m, biomass kg, CO₂ kg
it.each([
  [0.6, 1, 1.5, 0.06, 0.1],
  [0.6, 5, 5, 4.55, 7.84],
  [0.6, 10, 9, 31.25, 53.85],
  [0.6, 20, 16, 211.99, 365.34],
  [0.86, 35, 22, 1225.49, 2111.93],
  [0.86, 60, 30, 4750.15, 8186.09],
  [0.45, 40, 25, 957.55, 1650.18],
])('density %d, %d cm, %d m: %d kg of biomass, %d kg of CO₂', (density, diameter, height, biomass, co2) => {
  expect(aboveGroundBiomass(density, diameter, height)).toBeCloseTo(biomass, 2);
  expect(carbonDioxide(density, diameter, height)).toBe(co2);
});
