import { detectLanguage, type Language, parseLanguage } from '@rimba/i18n';
import { errorMessage, errorTable, type ServerErrorCode } from '@rimba/i18n/errors';
import { pathTo } from '@rimba/paths';
import { noteClock } from '../../../../packages/api-client/src/service-clock.ts';
import { type Answers, inLanguage, isRefusal } from './answers.ts';

/** How the service is: it answers, takes its time with all or only with what is sent to it, fails, or there is no network. */
export type Weather = 'fair' | 'waiting' | 'sending' | 'failing' | 'offline';

/** The number of nothing: pages of it are there to show that something is missing. */
const nobodys = '/999999';

const never = new Promise<Response>(() => {});

/** How long somebody waits who tried too often. */
const seconds = 42;

const pathOf = (name: string) => name.split('?', 1)[0];
const statusOf = (name: string) => /filter\[status\]=\w+/.exec(name)?.[0];

/**
 * The answer to exactly what was sent, where it is kept, to that address, or to another call of the same path: its
 * filters are not what a picture is about, but for a status, which is written on what is shown.
 */
function answerTo(name: string, sent: string, kept: readonly Answers[]): unknown {
  const all = kept.map(({ answers }) => answers);
  for (const exactly of [`${name} ${sent}`, name]) {
    const exact = all.find((answers) => exactly in answers);
    if (exact) return exact[exactly];
  }
  const ofPath = all.flatMap(Object.entries).filter(([key]) => pathOf(key) === pathOf(name));
  const similar = ofPath.find(([key]) => statusOf(key) === statusOf(name)) ?? ofPath[0];
  if (!similar) console.warn(`No answer is kept for ${name}`);
  return similar?.[1];
}

/** A service that answers what was kept, the first where there are several, on the clock of that moment. */
export function answering(kept: readonly [Answers, ...Answers[]], weather: Weather = 'fair'): typeof fetch {
  const ahead = (Date.parse(kept[0].at) - Date.now()) / 1_000;
  const headers = { 'content-type': 'application/json', 'x-rimba-clock-ahead': String(ahead) };
  // Before any answer, and where none comes, too.
  noteClock(new Response(null, { headers }));
  const send = (body: unknown) => new Response(JSON.stringify(body), { headers });
  const refuse = (code: ServerErrorCode, language: Language) => {
    const message = errorMessage(code, language, { seconds });
    const { status } = errorTable[code];
    return new Response(JSON.stringify({ success: false, code, message, requestId: 'sample' }), {
      status,
      headers: status === 429 ? { ...headers, 'retry-after': String(seconds) } : headers,
    });
  };
  return async (input, init) => {
    const request = new Request(input, init);
    const { method } = request;
    const { pathname, searchParams } = new URL(request.url);
    const language =
      parseLanguage(searchParams.get('lang')) ??
      detectLanguage({ acceptLanguage: request.headers.get('accept-language') });
    searchParams.delete('lang');
    const search = searchParams.size > 0 ? `?${searchParams}` : '';
    // What something costs is asked for by what is sent, and nothing is sent yet.
    const isSent = method !== 'GET' && !pathname.endsWith('/transaction/quote');
    if (weather === 'waiting' || (weather === 'sending' && isSent)) return never;
    if (weather === 'offline') throw new TypeError('Failed to fetch');
    if (weather === 'failing') return refuse('request.unavailable', language);
    if (pathname.includes(nobodys)) return refuse('request.not_found', language);
    const asked = `${method} ${pathname}${decodeURIComponent(search)}`;
    const answer = answerTo(asked, await request.text(), kept);
    if (answer === undefined) return refuse('request.not_found', language);
    return isRefusal(answer) ? refuse(answer.code, language) : send(inLanguage(answer, language));
  };
}

const own = window.fetch;

/**
 * Has the service answer whatever a page asks without the client, too: what bot checks begin with. The page of a payment,
 * which a guest's browser brings in while the code is looked for, is empty.
 */
export function answerPage(fetch: typeof window.fetch): void {
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (pathname.startsWith('/api/')) return fetch(input, init);
    return pathname.includes(pathTo('transactions')) ? Promise.resolve(new Response()) : own(input, init);
  };
}
