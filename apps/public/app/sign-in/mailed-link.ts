/** What a mailed link carries. */
export interface MailedLink {
  readonly adopterId: number;
  readonly code: string;
}

/** Reads the link's query; undefined when it was copied incompletely. */
export function mailedLink(search: URLSearchParams): MailedLink | undefined {
  const adopterId = Number(search.get('adopterId'));
  const code = search.get('code') ?? '';
  return Number.isInteger(adopterId) && adopterId > 0 && code !== '' ? { adopterId, code } : undefined;
}
