import { type Language, locales } from '../languages.ts';
import { type Instant, timeZone } from './times.ts';

/**
 * `Februari–Mei 2027`, `Mei 2027` within one, and both years where they differ. Not among the formatters that every page
 * loads: few speak of months.
 */
export const monthSpan = (from: Instant, to: Instant, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { timeZone, month: 'long', year: 'numeric' }).formatRange(
    new Date(from),
    new Date(to),
  );
