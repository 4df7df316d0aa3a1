import { toApiError } from './api-error.ts';

/** What a call of the client resolves to. Loose, so that it is inferred under any compiler options. */
interface Result<Body> {
  readonly data?: Body | undefined;
  readonly error?: unknown;
  readonly response: Response;
}

/** What the service puts around an answer. */
interface Envelope {
  readonly success: true;
  readonly data?: unknown;
}

/** The client's types leave out a field that is always null: an answer with nothing to say. */
type DataOf<Body> = Body extends { readonly data: infer Data } ? Data : null;

/** The body of an answer that has no envelope (GeoJSON, a captcha's challenge), or a thrown ApiError. */
export async function unwrapBody<Body>(call: Promise<Result<Body>>): Promise<Body> {
  const { data, error, response } = await call;
  if (data === undefined) throw toApiError(error, response);
  return data;
}

/** A list's answer, its `data` with its `meta`, or a thrown ApiError. */
export function unwrapList<Body extends Envelope>(call: Promise<Result<Body>>): Promise<Body> {
  return unwrapBody(call);
}

/** The `data` of an answer, or a thrown ApiError. */
export async function unwrap<Body extends Envelope>(call: Promise<Result<Body>>): Promise<DataOf<Body>> {
  const body = await unwrapBody(call);
  return body.data as DataOf<Body>;
}
