import type { Answers } from './answers.ts';

/** How the service is: it answers, takes its time, fails, or there is no network. */
export type Weather = 'fair' | 'waiting' | 'failing' | 'offline';

/** The number of nothing: pages of it are there to show that something is missing. */
const nobodys = '/999999';

const never = new Promise<Response>(() => {});

const failure = { success: false, code: 'request.unavailable', message: '', requestId: 'sample' };

const missing = { ...failure, code: 'request.not_found' };

const pathOf = (name: string) => name.split('?', 1)[0];

/** The answer of that name, or of another call of the same path: its filters are not what a picture is about. */
function answerTo(name: string, kept: readonly Answers[]): unknown {
  const all = kept.map(({ answers }) => answers);
  const exact = all.find((answers) => name in answers);
  if (exact) return exact[name];
  const similar = all.flatMap(Object.entries).find(([key]) => pathOf(key) === pathOf(name));
  if (!similar) console.warn(`No answer is kept for ${name}`);
  return similar?.[1];
}

/** A service that answers what was kept, the first where there are several, on the clock of that moment. */
export function answering(kept: readonly [Answers, ...Answers[]], weather: Weather = 'fair'): typeof fetch {
  const ahead = (Date.parse(kept[0].at) - Date.now()) / 1_000;
  const headers = { 'content-type': 'application/json', 'x-rimba-clock-ahead': String(ahead) };
  const send = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status, headers });
  return async (input, init) => {
    const { method, url } = new Request(input, init);
    const { pathname, search } = new URL(url);
    if (weather === 'waiting') return never;
    if (weather === 'offline') throw new TypeError('Failed to fetch');
    if (weather === 'failing') return send(failure, 503);
    if (pathname.includes(nobodys)) return send(missing, 404);
    const answer = answerTo(`${method} ${pathname}${decodeURIComponent(search)}`, kept);
    return answer === undefined ? send(missing, 404) : send(answer);
  };
}

const own = window.fetch;

/** Has the service answer whatever a page asks without the client, too: what bot checks begin with. */
export function answerPage(fetch: typeof window.fetch): void {
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
    return (pathname.startsWith('/api/') ? fetch : own)(input, init);
  };
}
