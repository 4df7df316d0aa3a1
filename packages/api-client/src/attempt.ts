import { ApiError, type ConnectionCode } from './api-error.ts';

/** A call under way, whose type also says with which codes it can fail. Awaited, it is its data, or throws. */
export interface Call<Data, Code extends string> extends Promise<Data> {
  /** For the compiler alone: a promise has no place for what it rejects with. */
  readonly failure?: ApiError<Code | ConnectionCode> | undefined;
}

export type Attempt<Data, Code extends string> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: ApiError<Code | ConnectionCode> };

/**
 * A call's data or its failure as a value, so that a `switch` over `error.code` knows every code of that call. What
 * is no failure of a call, such as a fault in a program, is thrown.
 */
export async function attempt<Data, Code extends string>(
  call: Call<Data, Code>,
): Promise<Attempt<Data, Code>> {
  try {
    return { ok: true, data: await call };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The service's own tests see to it that a call answers no other code than those of its description.
    return { ok: false, error };
  }
}
