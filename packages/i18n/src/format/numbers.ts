import { type Language, locales } from '../languages.ts';

const formatters: Record<string, Intl.NumberFormat> = {};

/** Building an Intl formatter costs more than using it a hundred times, so each is kept. */
function formatter(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  formatters[key] ??= new Intl.NumberFormat(locales[language], options);
  return formatters[key];
}

/** A number with the language's separators; `digits` is the most decimals shown, `least` the fewest; both 0 by default. */
export function number(value: number, language: Language, digits = 0, least = 0): string {
  return formatter(language, { minimumFractionDigits: least, maximumFractionDigits: digits }).format(value);
}

/** Whole rupiah: `Rp 150.000`, `IDR 150,000` (with a space that does not break); `−Rp 30.000` below zero. */
export function rupiah(amount: number, language: Language): string {
  const written = formatter(language, { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 });
  return written.format(amount).replace('-', '−');
}

/** A share between 0 and 1 as a percentage: `percent(0.912, 'id', 1)` is `91,2%`. */
export function percent(share: number, language: Language, digits = 0): string {
  return formatter(language, { style: 'percent', maximumFractionDigits: digits }).format(share);
}

/** Saplings hold grams: below a kilogram a second decimal tells them apart. */
function kilogramDigits(value: number): number {
  return value < 1 ? 2 : 1;
}

/** A mass without its unit, as finely as `measure` shows it. */
export function kilograms(value: number, language: Language): string {
  return number(value, language, kilogramDigits(value));
}

/** Heights are taken to the centimetre: shown coarser, two of them would belie what lies between them. */
const metreDigits = 2;

/** A height without its unit, as finely as `measure` shows it. */
export const metres = (value: number, language: Language): string => number(value, language, metreDigits);

/** A number and its unit hold together at the end of a line, which Intl leaves to chance. */
const inOnePiece = (written: string): string => written.replaceAll(' ', '\u00a0');

/** The units that trees are measured in, and how finely each is worth showing. */
const measures = {
  m: { unit: 'meter', digits: () => metreDigits },
  cm: { unit: 'centimeter', digits: () => 1 },
  kg: { unit: 'kilogram', digits: kilogramDigits },
} as const;

/**
 * What a height has put on or lost, below a metre in whole centimetres: `growth(0.62, 'id')` is `+62 cm`,
 * `growth(1.24, 'id')` is `+1,24 m`. Without its sign (`never`) after a word that says which way.
 */
export function growth(
  height: number,
  language: Language,
  signDisplay: 'exceptZero' | 'never' = 'exceptZero',
): string {
  const centimetres = Math.round(height * 100);
  const isSmall = Math.abs(centimetres) < 100;
  const written = formatter(language, {
    style: 'unit',
    unit: isSmall ? 'centimeter' : 'meter',
    unitDisplay: 'short',
    signDisplay,
    maximumFractionDigits: isSmall ? 0 : metreDigits,
  });
  return inOnePiece(written.format(isSmall ? centimetres : height)).replace('-', '−');
}

export type MeasureUnit = keyof typeof measures;

/** A size with its unit: `measure(12.54, 'm', 'id')` is `12,54 m`, with a space that does not break. */
export function measure(value: number, unit: MeasureUnit, language: Language): string {
  const { unit: name, digits } = measures[unit];
  const written = formatter(language, {
    style: 'unit',
    unit: name,
    unitDisplay: 'short',
    maximumFractionDigits: digits(value),
  });
  return inOnePiece(written.format(value));
}
