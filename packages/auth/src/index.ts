export { knowsPasskeys, makePasskey, signWithPasskey } from './browser-passkey.ts';
export { openLocalStorage, openTabStorage } from './browser-storage.ts';
export { createBrowserSession } from './create-browser-session.ts';
export { type Ending, endings, takeEnding } from './ending.ts';
export type { GooglePage } from './google.ts';
export { signInWithNativeGoogle } from './google-login.ts';
export { beginTrip, endTrip, type GoogleLink, keepGoogleLink, takeGoogleLink } from './google-trip.ts';
export { type Admission, guard } from './guard.ts';
export { hintCookieName, parseHint, serialiseHint } from './hint.ts';
export { correctHint } from './hint-correction.ts';
export { keepDestination, keptDestination, wayOnTo } from './kept-destination.ts';
export { redirectAfterErrorMs } from './logout.ts';
export { type NativeMessage, type PageMessage, parseNativeMessage } from './native-message.ts';
export { findNativeShell, type NativeShell, type ShellWindow } from './native-shell.ts';
export { noteDeletion, takeDeletion, typedEmailKey, typedNameKey } from './note-deletion.ts';
export { noteProof } from './note-proof.ts';
export { loginPath, safeNext } from './safe-next.ts';
export { createSession, type Session, type SessionEnd, type SessionOptions } from './session.ts';
export { SessionError, type SessionErrorCode } from './session-error.ts';
export type { SessionEvent, SessionRecord, SessionState } from './session-machine.ts';
export {
  createSessionStorage,
  type SessionStorage,
  type StoredSession,
  sessionKeys,
} from './session-storage.ts';
export type { SessionTotals, SessionUser } from './session-user.ts';
export type { SessionWindow } from './session-window.ts';
