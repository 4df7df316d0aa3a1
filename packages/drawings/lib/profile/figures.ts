// People, a klotok and hornbills, for scale and life. Ten units a metre; a person is 1.65 m.
const PERSON =
  'M0-6.6a.9.9 0 1 1 0-1.8.9.9 0 0 1 0 1.8zM-1.1-6.3h2.2l.5 3-.6.2-.2 3.1h-.7l-.1-2.6-.1 2.6h-.7l-.3-3.1-.6-.3zM-1.4-8h2.9l-1.4-1.2z';
const BIRD =
  'M0 0c3-3 7-4 11-3-3 1-5 2-7 4 2 0 4 1 6 3-4-1-7-1-10 0-2 2-5 3-9 3 2-1 4-2 5-4-3-1-6-1-9 0 3-3 8-4 13-3z';
const HULL = 'M-34-2q4 8 14 8h40q10-1 16-12l-14 4zM-18-3v-11h34v10M-22-14h42M-8-14v-6h14v6';
const WAKE = 'M-14-10h26M-60 9h24M-50 12h60M30 9h26';

const silhouette = (d: string, transform: string) =>
  `<path fill="var(--peat,#964b2c)" stroke="none" transform="${transform}" d="${d}"/>`;
export const person = (x: number, y: number, facing = 1) =>
  silhouette(PERSON, `translate(${x} ${y}) scale(${0.92 * facing} .92)`);
export const bird = (x: number, y: number, scale: number) =>
  silhouette(BIRD, `translate(${x} ${y}) scale(${scale})`);
export const boat = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path fill="var(--paper,#fcfbf4)" d="${HULL}"/><path d="${WAKE}"/></g>`;
