import type { Format } from '@rimba/i18n/format';

/** Growth in words, also where there was none: "+62 cm", "tetap". */
export const grownText = (metres: number, format: Format, unchanged: string): string =>
  Math.round(metres * 100) === 0 ? unchanged : format.growth(metres);
