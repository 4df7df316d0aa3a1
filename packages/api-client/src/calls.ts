import type { paths } from './generated/openapi.ts';
import type { NarrowedBody } from './narrowing.ts';

// The library's types for CommonJS name nothing, so those of the module are read there too.
type FetchResponse<
  Operation extends Record<string | number, unknown>,
  Init,
> = import('openapi-fetch', { with: { 'resolution-mode': 'import' }}).FetchResponse<
  Operation,
  Init,
  'application/json'
>;
type MaybeOptionalInit<Params, Name extends keyof Params> = import('openapi-fetch', { with: {
  'resolution-mode': 'import',
}}).MaybeOptionalInit<Params, Name>;

export type Verb = 'get' | 'put' | 'post' | 'delete';

type PathWith<Name extends Verb> = {
  [Path in keyof paths]: paths[Path] extends Record<Name, object> ? Path : never;
}[keyof paths];

/** What the library's own client takes beside these, and ours decides. */
type ByLibrary = 'baseUrl' | 'fetch' | 'middleware' | 'parseAs' | 'querySerializer' | 'pathSerializer';

export interface Reading {
  /** What the body is read as; JSON unless another is named. */
  readonly parseAs?: 'json' | 'text' | 'blob' | 'arrayBuffer';
}

/** Lists of a query may be read-only, by which a list that is written out in the call is known word for word. */
type WithReadonlyLists<Init> = Init extends { params?: infer Params }
  ? Omit<Init, 'params' | ByLibrary> &
      Reading & { [Key in keyof Pick<Init, 'params'>]: WithReadonlyQuery<Params> }
  : Init;
type WithReadonlyQuery<Params> = Params extends { query?: infer Query }
  ? Omit<Params, 'query'> & {
      [Key in keyof Pick<Params, 'query'>]: { readonly [Name in keyof Query]: Readonly<Query[Name]> };
    }
  : Params;

/** What a call takes beside its address. */
type InitOf<Path extends keyof paths, Name extends Verb> = WithReadonlyLists<
  MaybeOptionalInit<paths[Path], Name>
>;

type Answered<Answer, Init> = Answer extends { data: infer Body; error?: never }
  ? Omit<Answer, 'data'> & { data: NarrowedBody<Body, Init> }
  : Answer;

/** Without a parameter or a body that is required, which TypeScript tells by nothing at all being enough. */
type Bare<Operation> = Operation extends { parameters: infer Parameters }
  ? object extends Parameters & Pick<Operation, Extract<keyof Operation, 'requestBody'>>
    ? true
    : false
  : never;

/** The addresses at which nothing has to be sent along. */
type BarePath<Name extends Verb> = {
  [Path in PathWith<Name>]: Bare<paths[Path][Name]> extends true ? Path : never;
}[PathWith<Name>];

type Answering<Path extends keyof paths, Name extends Verb, Init> = Promise<
  Answered<FetchResponse<paths[Path][Name] & Record<string | number, unknown>, Init>, Init>
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

type CallOf<Path extends keyof paths, Name extends Verb> =
  Bare<paths[Path][Name]> extends true
    ? <const Init extends InitOf<Path, Name> = Extract<InitOf<Path, Name>, undefined>>(
        init?: Init & InitOf<Path, Name>,
      ) => Answering<Path, Name, Init>
    : <const Init extends InitOf<Path, Name>>(init: Init & InitOf<Path, Name>) => Answering<Path, Name, Init>;

/** What can be asked of an address. Made of the description's own fields, so that editors show what it says of each. */
export type CallsAt<Path extends keyof paths> = {
  readonly [Name in keyof paths[Path] as Name extends Verb
    ? paths[Path][Name] extends object
      ? Name
      : never
    : never]: Name extends Verb ? CallOf<Path, Name> : never;
};

/** Every call of /api/v1 by its address. Each answers `data` or `error`; no answer at all is a thrown ApiError. */
export interface ApiClient {
  /**
   * The calls of an address; over each of them editors show what it does, what it fails with and an example.
   * @example const impact = await unwrap(rimba.api.at('/api/v1/impact').get());
   */
  readonly at: <Path extends keyof paths>(path: Path) => CallsAt<Path>;
  /** Reads. */
  readonly GET: Method<'get'>;
  /** Puts what is sent in place of what is there. */
  readonly PUT: Method<'put'>;
  /** Makes something, or has something done. */
  readonly POST: Method<'post'>;
  /** Takes something away. */
  readonly DELETE: Method<'delete'>;
}
