import type { Call } from '../attempt.ts';
import type { ApiClient } from '../calls.ts';
import { type NarrowingQuery, toParameters } from '../list-query.ts';
import type { Fields, Narrowed, Relations } from '../narrowing.ts';
import type { FailureCode, Schema } from '../schemas.ts';
import { unwrapList } from '../unwrap.ts';

export interface CallOptions {
  /** Gives the call up: it then fails with `request.aborted`. */
  readonly signal?: AbortSignal | undefined;
}

/** Where a page stands in its list. */
export interface ListMeta {
  /** From 1; 0 when the list was asked for by cursor. */
  page: number;
  /** Rows a page. */
  limit: number;
  /** Rows of the whole list. */
  total: number;
  /** Pages of this size in the whole list. */
  totalPages: number;
  /** Asks for what follows; there is none on the last page, nor in lists that are paged by number. */
  nextCursor?: string;
}

/** One page of a list: its rows, and where they stand. */
export interface Page<Row> {
  /** It was done; what was not done throws. */
  success: true;
  /** The rows of this page, in the order that was asked for. */
  data: Row[];
  /** Where in the whole list this page stands. */
  meta: ListMeta;
}

// An interface has a name to be shown by: over a list editors say `Page<Tree>`, and not all that a tree is.
interface Tree extends Schema<'Tree'> {}
interface Community extends Schema<'Community'> {}
interface Species extends Schema<'Species'> {}
interface News extends Schema<'News'> {}
interface GroupActivity extends Schema<'GroupActivity'> {}
interface Adopter extends Schema<'Adopter'> {}
interface Transaction extends Schema<'Transaction'> {}
interface OwnCertificate extends Schema<'OwnCertificate'> {}
interface Notification extends Schema<'Notification'> {}
interface Letter extends Schema<'Letter'> {}
interface WishtreeEntry extends Schema<'WishtreeEntry'> {}

/** What a list of the description is made of. */
interface RowsOf extends Record<keyof ListPaths, object> {
  listTrees: Tree;
  listCommunities: Community;
  listSpecies: Species;
  listNews: News;
  listGroupActivities: GroupActivity;
  listAdopters: Adopter;
  listTransactions: Transaction;
  listOwnCertificates: OwnCertificate;
  listNotifications: Notification;
  listLetters: Letter;
  listWishtree: WishtreeEntry;
}

type RowOf<Operation extends keyof ListPaths, With, Select> = Narrowed<RowsOf[Operation], With, Select>;

/** A list of the service: one page, every page, or every row, asked for as they are needed. */
// What editors say of each list stands in src/generated/lists.ts: said here, it would be said of all of them.
export interface List<Operation extends keyof ListPaths> {
  list<const With extends Relations<Operation> = [], const Select extends Fields<Operation> = never>(
    query?: NarrowingQuery<Operation, With, Select>,
    options?: CallOptions,
  ): Call<Page<RowOf<Operation, With, Select>>, FailureCode<Operation>>;
  pages<const With extends Relations<Operation> = [], const Select extends Fields<Operation> = never>(
    query?: NarrowingQuery<Operation, With, Select>,
    options?: CallOptions,
  ): AsyncGenerator<Page<RowOf<Operation, With, Select>>, void>;
  each<const With extends Relations<Operation> = [], const Select extends Fields<Operation> = never>(
    query?: NarrowingQuery<Operation, With, Select>,
    options?: CallOptions,
  ): AsyncGenerator<RowOf<Operation, With, Select>, void>;
}

/** The lists of the description, by their operations. */
export interface ListPaths {
  listTrees: '/api/v1/tree';
  listCommunities: '/api/v1/kelompok-komunitas';
  listSpecies: '/api/v1/species';
  listNews: '/api/v1/news';
  listGroupActivities: '/api/v1/group-activity';
  listAdopters: '/api/v1/adopter';
  listTransactions: '/api/v1/transaction/me';
  listOwnCertificates: '/api/v1/certificates/me';
  listNotifications: '/api/v1/notification';
  listLetters: '/api/v1/letter/me';
  listWishtree: '/api/v1/wishtree/me';
}

type Query = NarrowingQuery<'listTrees', never, never>;

/** What the description says of each list is put to what all of them do alike. */
export function listAt<Operation extends keyof ListPaths>(
  api: ApiClient,
  path: ListPaths[Operation],
): List<Operation> {
  // All of them answer as trees do: rows, and where they stand.
  const at = path as '/api/v1/tree';
  const list = (query: Query = {}, options?: CallOptions) =>
    unwrapList(api.GET(at, { ...options, params: { query: toParameters<'listTrees'>(query) } }));

  async function* pages(query: Query = {}, options?: CallOptions) {
    for (let asked: Query | undefined = query; asked; ) {
      const page = await list(asked, options);
      yield page;
      asked = following(query, page.meta);
    }
  }

  async function* each(query?: Query, options?: CallOptions) {
    for await (const { data } of pages(query, options)) yield* data;
  }

  const lists: Record<keyof List<Operation>, unknown> = { list, pages, each };
  return lists as List<Operation>;
}

interface Meta {
  readonly page: number;
  readonly totalPages: number;
  readonly nextCursor?: string | undefined;
}

/** By cursor where the list has one: page 50,000 then costs what page 1 costs, and nothing is met twice. */
function following(query: Query, { page, totalPages, nextCursor }: Meta): Query | undefined {
  if (nextCursor !== undefined) return { ...query, page: undefined, cursor: nextCursor };
  return page > 0 && page < totalPages ? { ...query, page: page + 1 } : undefined;
}
