/// <reference lib="dom" />
import type { LoginOutcome, LogoutOutcome } from './outcomes.ts';

/**
 * The native shell, played by this page: it opens the product in a window of a phone's size, puts into each
 * of its documents the object that a shell injects, and answers what the product asks.
 */
interface ShellWindow extends Window {
  ReactNativeWebView?: { postMessage(message: string): void };
  readonly MessageEvent: typeof MessageEvent;
}

interface Question {
  readonly type?: string;
  readonly requestId?: string;
}

const injectEveryMs = 20;
// What the Google SDK of a phone calls its failures.
const loginErrors: Record<Exclude<LoginOutcome, 'success' | 'silent'>, string> = {
  cancelled: 'SIGN_IN_CANCELLED',
  'in-progress': 'IN_PROGRESS',
  'no-play-services': 'PLAY_SERVICES_NOT_AVAILABLE',
  'no-user-info': 'Google sign-in no user info',
  unknown: 'DEVELOPER_ERROR',
};

const field = (id: string) => document.querySelector<HTMLInputElement | HTMLSelectElement>(`#${id}`);
const chosen = (id: string) => field(id)?.value ?? '';
const log = document.querySelector('#log');
let shell: ShellWindow | null = null;

function note(direction: 'page' | 'shell', message: string): void {
  const line = document.createElement('li');
  line.textContent = `${direction === 'page' ? '← page' : '→ page'}: ${message}`;
  log?.prepend(line);
}

function tell(data: unknown): void {
  if (shell === null) return;
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  note('shell', text);
  // Shells on Android dispatch on the document, the others on the window.
  if (chosen('delivery') === 'document')
    shell.document.dispatchEvent(new shell.MessageEvent('message', { data: text }));
  else shell.postMessage(text, location.origin);
}

async function credential(): Promise<string> {
  const response = await fetch('/sandbox/shell/credential', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: chosen('email'), name: chosen('name') }),
  });
  const answer = (await response.json()) as { credential: string };
  return answer.credential;
}

async function answerLogin(requestId: string | undefined): Promise<void> {
  const outcome = chosen('login') as LoginOutcome;
  if (outcome === 'silent') return;
  if (outcome === 'success')
    tell({ type: 'NATIVE_GOOGLE_LOGIN_SUCCESS', credential: await credential(), requestId });
  else tell({ type: 'NATIVE_GOOGLE_LOGIN_ERROR', error: loginErrors[outcome], requestId });
}

function answerLogout(requestId: string | undefined): void {
  const outcome = chosen('logout') as LogoutOutcome;
  const error = chosen('logout-text');
  if (outcome === 'malformed-first') for (const data of ['{', 'null', '{"type":"OTHER"}']) tell(data);
  if (outcome === 'success' || outcome === 'malformed-first')
    tell({ type: 'NATIVE_GOOGLE_LOGOUT_SUCCESS', requestId });
  if (outcome === 'error') tell({ type: 'NATIVE_GOOGLE_LOGOUT_ERROR', error, requestId });
  if (outcome === 'error-without-text') tell({ type: 'NATIVE_GOOGLE_LOGOUT_ERROR', requestId });
}

function hear(message: string): void {
  note('page', message);
  const { type, requestId } = JSON.parse(message) as Question;
  if (type === 'NATIVE_GOOGLE_LOGIN_REQUEST') void answerLogin(requestId);
  if (type === 'NATIVE_GOOGLE_LOGOUT') answerLogout(requestId);
}

/** Each document of the window is new and knows nothing of the shell until it is told. */
function inject(): void {
  try {
    if (shell !== null && !shell.closed) shell.ReactNativeWebView ??= { postMessage: hear };
  } catch {
    // The window is at another site, which is none of the shell's business.
  }
}

document.querySelector('#open')?.addEventListener('click', () => {
  shell = window.open(chosen('address'), 'rimba-shell', 'popup,width=390,height=800') as ShellWindow | null;
});
setInterval(inject, injectEveryMs);
