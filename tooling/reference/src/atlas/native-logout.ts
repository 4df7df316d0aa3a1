import type { NativeMessage } from '@rimba/auth';
import { signOutOfNativeGoogle } from '@rimba/auth/google';
import { SessionError } from '@rimba/auth/session-error';
import type { Arrow, Machine } from './machine.ts';

const requestId = undefined;
const answers: readonly (readonly [event: string, message: NativeMessage | undefined])[] = [
  ['NATIVE_GOOGLE_LOGOUT_SUCCESS', { type: 'NATIVE_GOOGLE_LOGOUT_SUCCESS', requestId }],
  ['NATIVE_GOOGLE_LOGOUT_ERROR', { type: 'NATIVE_GOOGLE_LOGOUT_ERROR', error: undefined, requestId }],
  ['no answer for 10 s', undefined],
];

/** Lets the code that signs out hear one answer of the shell. */
async function hear(event: string, message: NativeMessage | undefined): Promise<Arrow> {
  const shell = { ask: () => Promise.resolve(message as never) };
  const to = await signOutOfNativeGoogle(shell).then(
    () => 'signed out of Google',
    (error: unknown) => (error instanceof SessionError ? error.code : String(error)),
  );
  return { from: 'waiting for the shell', event, to };
}

const arrows = await Promise.all(answers.map(([event, message]) => hear(event, message)));
const ends = [...new Set(arrows.map(({ to }) => to))];

export const nativeLogout: Machine = {
  name: 'Logout in the native app',
  about: 'Whatever the shell answers, the service is told and the session’s keys are gone.',
  source: 'packages/auth/src/google.ts, logout.ts',
  start: 'waiting for the shell',
  arrows: [
    ...arrows,
    ...ends.map((from) => ({
      from,
      event: from === 'signed out of Google' ? 'POST /logout' : 'POST /logout, after 2 s',
      to: 'at the login',
    })),
  ],
};
