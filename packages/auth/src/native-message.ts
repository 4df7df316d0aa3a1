import { parseJson } from './parse-json.ts';
import { isRecord, isText } from './session-user.ts';

/** What the page asks of the native shell around it. No token ever crosses this bridge. */
export type PageMessage =
  | { readonly type: 'NATIVE_GOOGLE_LOGIN_REQUEST'; readonly requestId: string }
  | { readonly type: 'NATIVE_GOOGLE_LOGOUT'; readonly requestId: string };

/** What the shell answers. A `requestId`, where the shell returns it, has to be the one it was asked with. */
export type NativeMessage =
  | {
      readonly type: 'NATIVE_GOOGLE_LOGIN_SUCCESS';
      /** Google's ID token, for POST /auth/google/verify. */
      readonly credential: string;
      readonly requestId: string | undefined;
    }
  | { readonly type: 'NATIVE_GOOGLE_LOGOUT_SUCCESS'; readonly requestId: string | undefined }
  | ({ readonly type: 'NATIVE_GOOGLE_LOGIN_ERROR' } & NativeFailure)
  | ({ readonly type: 'NATIVE_GOOGLE_LOGOUT_ERROR' } & NativeFailure);

interface NativeFailure {
  /** The shell's own words or code. */
  readonly error: string | undefined;
  readonly requestId: string | undefined;
}

/** Reads a message event's data, a string or an object; anything that is not a message of ours is undefined. */
export function parseNativeMessage(data: unknown): NativeMessage | undefined {
  const message = typeof data === 'string' ? parseJson(data) : data;
  if (!isRecord(message)) return undefined;
  const requestId = text(message.requestId);
  switch (message.type) {
    case 'NATIVE_GOOGLE_LOGIN_SUCCESS': {
      const credential = text(message.credential);
      return credential === undefined ? undefined : { type: message.type, credential, requestId };
    }
    case 'NATIVE_GOOGLE_LOGOUT_SUCCESS':
      return { type: message.type, requestId };
    case 'NATIVE_GOOGLE_LOGIN_ERROR':
    case 'NATIVE_GOOGLE_LOGOUT_ERROR':
      return { type: message.type, error: text(message.error) ?? text(message.message), requestId };
    default:
      return undefined;
  }
}

function text(value: unknown): string | undefined {
  return isText(value) ? value : undefined;
}
