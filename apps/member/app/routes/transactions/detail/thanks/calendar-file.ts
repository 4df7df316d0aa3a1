import { dayMs } from '@rimba/i18n';
export interface CalendarEvent {
  readonly uid: string;
  readonly title: string;
  /** First and last day, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  readonly url: string;
}

const plainDay = (day: string) => day.replaceAll('-', '');
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Whole days as any calendar takes them (RFC 5545). `madeAt` in epoch milliseconds. */
export function calendarFile(events: readonly CalendarEvent[], madeAt: number): string {
  const stamp = `${new Date(madeAt).toISOString().replace(/[-:]|\.\d+/g, '')}`;
  const lines = events.flatMap(({ uid, title, from, to, url }) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${plainDay(from)}`,
    `DTEND;VALUE=DATE:${plainDay(dayAfter(to))}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rimba//Adoption//EN',
    ...lines,
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
