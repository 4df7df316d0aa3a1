import { isRecord, toApiError } from './api-error.ts';
import type { Call } from './attempt.ts';

/** What a call of the client resolves to. Loose, so that it is inferred under any compiler options. */
interface Result<Body, Failure> {
  readonly data?: Body | undefined;
  readonly error?: Failure | undefined;
  readonly response: Response;
  /** What was asked, for the sentence of a failure. */
  readonly call?: string;
}

/** What the service puts around an answer. */
interface Envelope {
  readonly success: true;
  readonly data?: unknown;
}

/** The client's types leave out a field that is always null: an answer with nothing to say. */
type DataOf<Body> = Body extends { readonly data: infer Data } ? Data : null;

/** The codes that a call's description closes. */
type CodeOf<Failure> = Failure extends { readonly code: infer Code extends string } ? Code : never;

/**
 * The body of an answer that has no envelope (GeoJSON, a captcha's challenge), or a thrown ApiError.
 * @param isRimbas whether it is what Rimba says, where JSON of somebody else would be taken for it
 */
export function unwrapBody<Body, Failure>(
  asked: Promise<Result<Body, Failure>>,
  isRimbas: (body: Body) => boolean = () => true,
): Call<Body, CodeOf<Failure>> {
  return asked.then(({ data, error, response, call }) => {
    if (data === undefined || !isRimbas(data)) throw toApiError(error, response, call);
    return data;
  });
}

/** A list's answer, its `data` with its `meta`, or a thrown ApiError. */
export function unwrapList<Body extends Envelope, Failure>(
  call: Promise<Result<Body, Failure>>,
): Call<Body, CodeOf<Failure>> {
  return envelopeOf(call);
}

/** The `data` of an answer, or a thrown ApiError. */
export function unwrap<Body extends Envelope, Failure>(
  call: Promise<Result<Body, Failure>>,
): Call<DataOf<Body>, CodeOf<Failure>> {
  return envelopeOf(call).then(({ data }) => data as DataOf<Body>);
}

/** JSON without the envelope is somebody else's, who stands between. The service has null where it has nothing to say. */
async function envelopeOf<Body>(asked: Promise<Result<Body, unknown>>): Promise<Body> {
  const { data, error, response, call } = await asked;
  if (!isRecord(data) || data.success !== true || data.data === undefined)
    throw toApiError(error, response, call);
  return data;
}
