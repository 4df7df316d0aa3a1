import { wholeNumber } from '@rimba/paths';

export const programmes = ['patrol', 'adoption', 'biodiversity', 'empowerment'] as const;

export interface NewsView {
  /** From 1. */
  readonly page: number;
  /** Of every programme where there is none. */
  readonly programme: (typeof programmes)[number] | undefined;
  /** The id of the community that wrote them; of every one where there is none. */
  readonly community: number | undefined;
}

/** What the list's address asks for; anything else is the first page of all. */
export function newsView(params: URLSearchParams): NewsView {
  return {
    page: wholeNumber(params.get('page'), 999_999) ?? 1,
    programme: programmes.find((each) => each === params.get('programme')),
    community: wholeNumber(params.get('group')),
  };
}

/** The end of its address: "?programme=patrol&group=2&page=2". */
export function viewOf({ page, programme, community }: NewsView): string {
  const params = new URLSearchParams({
    ...(programme && { programme }),
    ...(community !== undefined && { group: String(community) }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return params === '' ? '' : `?${params}`;
}
