import type { Format } from '@rimba/i18n/format';

/** Growth in words, also where there was none: "+0,6 m", "tetap". */
export const grownText = (metres: number, format: Format, unchanged: string): string =>
  Math.round(metres * 100) === 0 ? unchanged : format.growth(metres);

/** Growth of a season, or loss, to the centimetre: "+12 cm". */
export function centimetresGrown(metres: number, format: Format): string {
  const sign = metres > 0 ? '+' : metres < 0 ? '−' : '';
  return sign + format.measure(Math.round(Math.abs(metres) * 100), 'cm');
}
