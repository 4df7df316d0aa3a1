export type Greeting = 'night' | 'morning' | 'midday' | 'afternoon' | 'evening';

const wibHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jakarta',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** What people in Kotawaringin Barat wish each other at that time of the day. */
export function greetingAt(instant: number): Greeting {
  const hour = Number(wibHour.format(new Date(instant)));
  if (hour < 4 || hour >= 22) return 'night';
  if (hour < 11) return 'morning';
  if (hour < 15) return 'midday';
  return hour < 18 ? 'afternoon' : 'evening';
}
