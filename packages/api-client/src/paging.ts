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
