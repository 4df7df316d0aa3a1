import type { ApiError } from '@rimba/api-client';

/** Why a certificate is not shown, and what is said of it. */
export const missingWords = {
  'certificate-not-found': { said: 'notOurs', sentence: 'not_found' },
  'certificate-mistyped': { said: 'mistyped', sentence: 'invalid_number' },
  'certificate-unreachable': { said: 'unreachable', sentence: 'fetch_failed' },
} as const;

type MissingReason = keyof typeof missingWords;
const missingReasons = Object.keys(missingWords) as MissingReason[];

export interface MissingCertificate {
  readonly reason: MissingReason;
  readonly number: string;
}

/** Reads the address of /not-found; a number that could not be one is not repeated on the page. */
export function missingCertificate(search: URLSearchParams): MissingCertificate | undefined {
  const reason = missingReasons.find((each) => each === search.get('reason'));
  const number = search.get('certificate') ?? '';
  return reason && /^[\w-]{1,40}$/.test(number) ? { reason, number } : undefined;
}

/** No such certificate, or no answer about it. */
export function missingReason({ status, code }: ApiError): MissingReason {
  if (code === 'certificate.invalid_number') return 'certificate-mistyped';
  return status === 404 ? 'certificate-not-found' : 'certificate-unreachable';
}
