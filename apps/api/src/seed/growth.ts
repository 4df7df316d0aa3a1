import { dayMs } from '../clock/day.ts';
import { wibDate } from '../clock/wib.ts';
import type { Random } from './random.ts';
import type { SeedSpecies } from './species.ts';

/** cm of diameter a year; where not named, 0.5 to 1.5. */
const slow: Record<string, [number, number]> = {
  'Eusideroxylon zwageri': [0.3, 0.6],
  'Dacrydium pectinatum': [0.4, 0.8],
  'Tristaniopsis obovata': [0.3, 0.7],
  'Melaleuca cajuputi': [1, 2],
  'Neolamarckia cadamba': [1.2, 2],
};
/** cm across at planting, when a seedling stands 40 to 60 cm high. */
const seedlingDiameter = 0.35;

export type Growth = {
  /** cm at 1.3 m, or at the collar of what is lower; one decimal. */
  circumference: number;
  /** m. */
  height: number;
};

/**
 * One tree's own growth curve: diameter by years, height from diameter by H = Hmax · (1 − e^(−k·D)). A stem of one
 * centimetre carries no more than a metre of tree, and so the tallest kinds do not shoot up either.
 */
export function growthOf(species: SeedSpecies, random: Random) {
  const [least, most] = slow[species.latinName] ?? [0.5, 1.5];
  const perYear = random.between(least, most);
  const tallest = random.between(species.matureHeightMin, species.matureHeightMax);
  const planted = random.between(0.4, 0.6);
  const steepness = Math.min(0.03, 1 / tallest);
  const heightAt = (diameter: number) =>
    planted + tallest * (1 - Math.exp(-steepness * (diameter - seedlingDiameter)));

  /** @param years since it was planted */
  return (years: number): Growth => {
    const diameter = Math.min(seedlingDiameter + perYear * years, species.maximumDiameter);
    const height = heightAt(diameter);
    return {
      circumference: Math.round(diameter * Math.PI * 10) / 10,
      // A pole reads centimetres; above five metres a clinometer reads decimetres.
      height: height < 5 ? Math.round(height * 100) / 100 : Math.round(height * 10) / 10,
    };
  };
}

/** Days between two surveys: the promise is 3 to 6 months, and now and then a patrol is late. */
const interval = (random: Random) => (random.chance(0.07) ? random.whole(186, 235) : random.whole(95, 176));

/** A patrol's hour: between half past seven and half past four, WIB. */
function atWorkingHours(moment: number, random: Random): Date {
  const start = Date.parse(`${wibDate(new Date(moment))}T00:30:00Z`);
  return new Date(start + random.whole(0, 9 * 60) * 60_000);
}

/** Survey days that end near now: most in time, some late. The first is the day the tree was recorded. */
export function surveyDays(count: number, now: Date, random: Random): Date[] {
  const sinceLast = random.chance(0.06) ? random.whole(186, 240) : random.whole(2, 175);
  const days = [now.getTime() - sinceLast * dayMs];
  while (days.length < count) days.unshift((days[0] ?? 0) - interval(random) * dayMs);
  return days.map((moment) => atWorkingHours(moment, random));
}

/** Survey days from a given first one until now, eight at the most. */
export function surveyDaysFrom(first: Date, now: Date, random: Random): Date[] {
  const days = [first.getTime()];
  for (let next = first.getTime(); days.length < 8; ) {
    next += interval(random) * dayMs;
    if (next > now.getTime() - dayMs) break;
    days.push(next);
  }
  return days.map((moment) => atWorkingHours(moment, random));
}

export const yearsBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / (365.25 * dayMs);
