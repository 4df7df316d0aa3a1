import { treeCode as treeCodePattern } from '@rimba/paths/tree-code';
import { isCalendarDay, wibDate } from '../../clock/wib.ts';
import type { Polygon } from '../../database/schema/index.ts';
import { isFitText } from '../../http/text.rules.ts';

/** Why a value cannot be taken: a key of the command line's texts, and what it mentions. */
export type Reason = { why: WhyNot; detail?: Record<string, string | number> };
export type WhyNot =
  | 'required'
  | 'too_long'
  | 'not_a_number'
  | 'not_whole'
  | 'out_of_range'
  | 'not_one_of'
  | 'not_a_day'
  | 'not_a_moment'
  | 'in_the_future'
  | 'not_a_polygon'
  | 'not_a_code'
  | 'not_two_letters'
  | 'unknown_species'
  | 'unknown_group'
  | 'unknown_tree'
  | 'replaces_itself'
  | 'already_replaced'
  | 'not_dead'
  | 'still_alive'
  | 'planted_too_early'
  | 'slug_taken'
  | 'repeated'
  | 'too_many_cells'
  | 'unreadable'
  | 'not_the_whole'
  | 'needs_group'
  | 'needs_no_group'
  | 'girth_shrank'
  | 'height_halved'
  | 'too_low_for_breast';

export type Parsed<T> = { value: T } | Reason;
export type Cell<T> = {
  (text: string, now: Date): Parsed<T>;
  /** All that it takes, where that can be listed. */
  choices?: string;
};

export const text =
  (most: number): Cell<string> =>
  (given) => {
    if (!isFitText(given)) return { why: 'unreadable' };
    return given.length <= most ? { value: given } : { why: 'too_long', detail: { most } };
  };

/** A number with a point or a comma before its decimals. */
export const number =
  (least: number, most: number): Cell<number> =>
  (given) => {
    if (!/^-?\d{1,12}([.,]\d{1,20})?$/.test(given)) return { why: 'not_a_number', detail: { least, most } };
    const value = Number(given.replace(',', '.'));
    return value >= least && value <= most ? { value } : { why: 'out_of_range', detail: { least, most } };
  };

/** A whole number; 12.500 may be twelve and a half or thousands, so it is neither. */
export const whole =
  (least: number, most: number): Cell<number> =>
  (given, now) => {
    if (/[.,]\d{3,}$/.test(given)) return { why: 'not_whole' };
    const parsed = number(least, most)(given, now);
    return 'value' in parsed && !Number.isInteger(parsed.value) ? { why: 'not_whole' } : parsed;
  };

/**
 * An amount in rupiah, which have no decimals: 1.500.000 and 1,500,000.00 are what they look like, with Rp before them
 * and ,- behind or without.
 */
export const rupiah =
  (least: number, most: number): Cell<number> =>
  (given, now) => {
    const amount = given.replace(/^Rp\.?\s*(?=\d)/i, '').replace(/,-$/, '');
    const grouped = /^\d{1,3}([.,])\d{3}(\1\d{3})*((?!\1)[.,]00?)?$/.test(amount);
    const plain = amount.replace(/[.,]00?$/, '').replace(/[.,]/g, '');
    return whole(least, most)(grouped ? plain : amount, now);
  };

/**
 * One of a closed set, by its own name or by what people in the field call it.
 * @param words of each value, in lower case with `_` between them; help shows the first
 */
export const oneOf = <T extends string>(words: Record<T, readonly string[]>): Cell<T> => {
  const values = Object.keys(words) as T[];
  const called = new Map(values.flatMap((value) => [value, ...words[value]].map((name) => [name, value])));
  const choices = values.map((value) => named(value, words[value])).join(', ');
  const read: Cell<T> = (given) => {
    // A hyphen by itself is a word.
    const value = called.get(given.toLowerCase().replace(/\b[\s-]+/g, '_'));
    return value === undefined ? { why: 'not_one_of', detail: { values: choices } } : { value };
  };
  return Object.assign(read, { choices });
};

const named = (value: string, [word]: readonly string[]): string =>
  word === undefined ? value : `${value} (${word.replaceAll('_', ' ')})`;

/** Several of them, divided by commas or semicolons; each counts once. */
export const listOf =
  <T>(cell: Cell<T>): Cell<T[]> =>
  (given, now) => {
    const values = new Set<T>();
    for (const part of given.split(/[,;]/).map((one) => one.trim())) {
      const parsed = cell(part, now);
      if ('why' in parsed) return parsed;
      values.add(parsed.value);
    }
    return { value: [...values] };
  };

/** YYYY-MM-DD, DD/MM/YYYY (or with dashes or dots) or a spreadsheet's count of days. */
export const day: Cell<string> = (given) => {
  const value = calendarDay(given);
  return value === undefined ? { why: 'not_a_day' } : { value };
};

/** The same, not after today in WIB. */
export const pastDay: Cell<string> = (given, now) => {
  const parsed = day(given, now);
  return 'value' in parsed && parsed.value > wibDate(now) ? { why: 'in_the_future' } : parsed;
};

const clock =
  /^(?<day>\S+)[T ](?<time>([01]?\d|2[0-3])[:.][0-5]\d([:.][0-5]\d)?)(\.\d+)?(?<zone>Z|[+-]\d\d:?\d\d| ?WIB)?$/;

/** A day and a time, in WIB unless it names another zone; not in the future. */
export const pastMoment: Cell<Date> = (given, now) => {
  const { day: rawDay = '', time = '', zone = '' } = clock.exec(unserial(given))?.groups ?? {};
  const onDay = calendarDay(rawDay);
  if (onDay === undefined) return { why: 'not_a_moment' };
  const offset = zone === '' || zone.endsWith('WIB') ? '+07:00' : zone;
  // Spreadsheets leave out the zero of 08:30.
  const value = new Date(`${onDay}T${time.replaceAll('.', ':').replace(/^\d:/, '0$&')}${offset}`);
  if (Number.isNaN(value.getTime())) return { why: 'not_a_moment' };
  return value > now ? { why: 'in_the_future' } : { value };
};

function calendarDay(given: string): string | undefined {
  const local = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(given);
  const [, date = '', , month = '', year = ''] = local ?? [];
  const day = local ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : unserial(given);
  return /^(19|2\d)\d\d-\d\d-\d\d$/.test(day) && isCalendarDay(day) ? day : undefined;
}

/** A cell without a date format shows the days since 30 December 1899 and a fraction: nothing else looks like it. */
function unserial(given: string): string {
  if (!/^\d{5}([.,]\d{1,20})?$/.test(given)) return given;
  const days = Number(given.replace(',', '.'));
  const read = new Date(Date.UTC(1899, 11, 30) + Math.round(days * 86_400) * 1_000).toISOString();
  return Number.isInteger(days) ? read.slice(0, 10) : read.slice(0, 16);
}

/** A GeoJSON polygon as text, inside the regency: one closed ring of 4 to 5,000 points. */
export const polygon: Cell<Polygon> = (given) => {
  const ring = outerRing(given);
  const [first, last] = [ring?.[0], ring?.at(-1)];
  if (!ring || ring.length < 4 || ring.length > 5_000 || String(first) !== String(last)) {
    return { why: 'not_a_polygon' };
  }
  const { longitude, latitude } = regency;
  const outside = ring.some(
    ([x, y]) => x < longitude[0] || x > longitude[1] || y < latitude[0] || y > latitude[1],
  );
  return outside ? { why: 'not_a_polygon' } : { value: { type: 'Polygon', coordinates: [ring] } };
};

function outerRing(given: string): [number, number][] | undefined {
  try {
    const shape = JSON.parse(given);
    const ring: unknown = shape?.type === 'Polygon' ? shape.coordinates?.[0] : undefined;
    if (!Array.isArray(ring)) return undefined;
    return ring.every(
      (point) => Array.isArray(point) && point.slice(0, 2).every(Number.isFinite) && point.length > 1,
    )
      ? ring.map(([x, y]) => [x, y])
      : undefined;
  } catch {
    return undefined;
  }
}

/** Kotawaringin Barat, in degrees. */
const regency = { longitude: [111.2, 112.12], latitude: [-3.56, -1.33] } as const;

const wholeCode = new RegExp(`^${treeCodePattern}$`);

export const treeCode: Cell<string> = (given) => {
  const value = given.toUpperCase();
  return wholeCode.test(value) ? { value } : { why: 'not_a_code' };
};

/** AU, KM, …: the middle of a tree's code. */
export const districtCode: Cell<string> = (given) =>
  /^[A-Za-z]{2}$/.test(given) ? { value: given.toUpperCase() } : { why: 'not_two_letters' };

/** What can be measured on a tree of this forest: facts of the field, not taste. */
export const fieldMeasures = {
  circumference: number(1, 700),
  height: number(0.1, 80),
  elevation: number(0, 600),
  longitude: number(...regency.longitude),
  latitude: number(...regency.latitude),
};
