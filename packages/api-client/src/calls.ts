import type { paths } from './generated/openapi.ts';
import type { NarrowedBody } from './narrowing.ts';
import type { Bare, InitFor, ResultOf } from './operation.ts';

export type Verb = 'get' | 'put' | 'post' | 'delete';

type PathWith<Name extends Verb> = {
  [Path in keyof paths]: paths[Path] extends Record<Name, object> ? Path : never;
}[keyof paths];

export type InitOf<Path extends keyof paths, Name extends Verb> = InitFor<paths[Path][Name]>;

type Answered<Answer, Init> = Answer extends { data: infer Body; error?: never }
  ? Omit<Answer, 'data'> & { data: NarrowedBody<Body, Init> }
  : Answer;

/** The addresses at which nothing has to be sent along. */
type BarePath<Name extends Verb> = {
  [Path in PathWith<Name>]: Bare<paths[Path][Name]> extends true ? Path : never;
}[PathWith<Name>];

export type Answering<Path extends keyof paths, Name extends Verb, Init> = Promise<
  Answered<ResultOf<paths[Path][Name], Init>, Init>
>;

interface Method<Name extends Verb> {
  /**
   * Asks an address. What it is for, its limits and failures: rest the pointer on `get` of `at('/api/v1/tree').get`.
   * @example const trees = await unwrap(rimba.api.GET('/api/v1/tree', { params: { query: { limit: 5 } } }));
   */
  <
    Path extends BarePath<Name>,
    const Init extends InitOf<Path, Name> = Extract<InitOf<Path, Name>, undefined>,
  >(
    path: Path,
    init?: Init,
  ): Answering<Path, Name, Init>;
  /**
   * Asks an address that takes something along. What it is for, its limits and failures: rest the pointer on `get` of
   * `at('/api/v1/tree/{id}/detail').get`.
   * @example const tree = await unwrap(rimba.api.GET('/api/v1/tree/{id}/detail', { params: { path: { id: 609 } } }));
   */
  <Path extends Exclude<PathWith<Name>, BarePath<Name>>, const Init extends InitOf<Path, Name>>(
    path: Path,
    init: Init,
  ): Answering<Path, Name, Init>;
}

/** Every call of /api/v1 by its address. Each answers `data` or `error`; no answer at all is a thrown ApiError. */
export interface ApiClient {
  /** Reads. */
  readonly GET: Method<'get'>;
  /** Puts what is sent in place of what is there. */
  readonly PUT: Method<'put'>;
  /** Makes something, or has something done. */
  readonly POST: Method<'post'>;
  /** Takes something away. */
  readonly DELETE: Method<'delete'>;
}
