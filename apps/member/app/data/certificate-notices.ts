import { matchPath } from '@rimba/paths';

/** The number of the certificate whose page a notification leads to. */
export function certificateOf(link: string | null): string | undefined {
  const match = link === null ? undefined : matchPath(link);
  return match?.kind === 'page' ? match.params.certificateNumber : undefined;
}
