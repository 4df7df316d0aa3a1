/** Why a reader was sent to the page that is not there. */
export const missingReasons = [
  'certificate-not-found',
  'certificate-mistyped',
  'certificate-unreachable',
] as const;

export interface MissingCertificate {
  readonly reason: (typeof missingReasons)[number];
  readonly number: string;
}

/** Reads the address of /not-found; a number that could not be one is not repeated on the page. */
export function missingCertificate(search: URLSearchParams): MissingCertificate | undefined {
  const reason = missingReasons.find((each) => each === search.get('reason'));
  const number = search.get('certificate') ?? '';
  return reason && /^[\w-]{1,40}$/.test(number) ? { reason, number } : undefined;
}
