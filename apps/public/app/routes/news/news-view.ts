export const programmes = ['patrol', 'adoption', 'biodiversity', 'empowerment'] as const;

export interface NewsView {
  /** From 1. */
  readonly page: number;
  /** Of every programme where there is none. */
  readonly programme: (typeof programmes)[number] | undefined;
}

/** What the list's address asks for; anything else is the first page of all. */
export function newsView(params: URLSearchParams): NewsView {
  const page = params.get('page') ?? '';
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    programme: programmes.find((each) => each === params.get('programme')),
  };
}

/** The end of its address: "?programme=patrol&page=2". */
export function viewOf({ page, programme }: NewsView): string {
  const params = new URLSearchParams({
    ...(programme && { programme }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return params === '' ? '' : `?${params}`;
}
