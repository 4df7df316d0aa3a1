/** Where a list stands, as the service says it beside the list. */
interface Meta {
  readonly page: number;
  readonly totalPages: number;
  readonly nextCursor?: string | null | undefined;
}

/** The number of the page that follows, for lists that are paged by number. */
export function nextPage({ meta }: { readonly meta: Meta }): number | undefined {
  return meta.page < meta.totalPages ? meta.page + 1 : undefined;
}

/** The cursor of what follows, for lists where page 50,000 has to cost what page 1 costs. */
export function nextCursor({ meta }: { readonly meta: Meta }): string | undefined {
  return meta.nextCursor ?? undefined;
}

/** Most rows that one answer brings, and most values that one filter takes. */
export const mostRows = 100;

/** A list in one piece, however many pages it takes: for what a reader owns, and sees all of. */
export async function wholeList<Row, Page extends { readonly data: Row[]; readonly meta: Meta }>(
  fetchPage: (page: number) => Promise<Page>,
  from = 1,
): Promise<Page> {
  const page = await fetchPage(from);
  const next = nextPage(page);
  if (next) page.data.push(...(await wholeList(fetchPage, next)).data);
  return page;
}

/** As many pieces as it takes for none to be longer than one call may name. */
export const inPieces = <Value>(values: readonly Value[]): Value[][] =>
  values.length > mostRows ? [values.slice(0, mostRows), ...inPieces(values.slice(mostRows))] : [[...values]];
