import type { TFunction } from 'i18next';
import { relativeTime, relativeTimeWithin } from './format/durations.ts';
import { type Girth, girth } from './format/girth.ts';
import { list } from './format/list.ts';
import {
  growth,
  kilograms,
  type MeasureUnit,
  measure,
  metres,
  number,
  percent,
  rupiah,
} from './format/numbers.ts';
import {
  date,
  dateTime,
  fullDay,
  type Instant,
  lastFullDay,
  lastShortDay,
  month,
  monthOfYear,
  shortDate,
  term,
  time,
} from './format/times.ts';
import type { Language } from './languages.ts';

export type { Instant, MeasureUnit };
export {
  date,
  dateTime,
  fullDay,
  growth,
  kilograms,
  lastFullDay,
  lastShortDay,
  list,
  measure,
  month,
  monthOfYear,
  number,
  percent,
  relativeTime,
  rupiah,
  shortDate,
  term,
  time,
};

/** Every formatter with the language already chosen; `t` writes what needs words. */
export function createFormat(language: Language, t: TFunction<'common'>) {
  return {
    number: (value: number, digits?: number, least?: number) => number(value, language, digits, least),
    rupiah: (amount: number) => rupiah(amount, language),
    percent: (share: number, digits?: number) => percent(share, language, digits),
    metres: (value: number) => metres(value, language),
    kilograms: (value: number) => kilograms(value, language),
    measure: (value: number, unit: MeasureUnit) => measure(value, unit, language),
    girth: (of: Girth) => girth(of, language, t),
    growth: (metres: number, sign?: 'never') => growth(metres, language, sign),
    date: (instant: Instant) => date(instant, language),
    shortDate: (instant: Instant) => shortDate(instant, language),
    fullDay: (instant: Instant) => fullDay(instant, language),
    month: (instant: Instant) => month(instant, language),
    monthOfYear: (instant: Instant) => monthOfYear(instant, language),
    time: (instant: Instant) => time(instant, language),
    dateTime: (instant: Instant) => dateTime(instant, language),
    lastFullDay: (endsAt: Instant) => lastFullDay(endsAt, language),
    lastShortDay: (endsAt: Instant) => lastShortDay(endsAt, language),
    term: (startsAt: Instant, endsAt: Instant) => term(startsAt, endsAt, language),
    relativeTime: (instant: Instant, now: Instant) => relativeTime(instant, now, t),
    relativeTimeWithin: (instant: Instant, now: Instant) => relativeTimeWithin(instant, now, t),
    list: (words: readonly string[]) => list(words, language),
  };
}

export type Format = ReturnType<typeof createFormat>;
