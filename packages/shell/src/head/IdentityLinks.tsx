import { motif } from '@rimba/drawings';
import type { Language } from '@rimba/i18n';

/** What tabs, home screens and launchers show of the product; stands in the head of every page. */
export function IdentityLinks({ language }: { language: Language }) {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={motif('favicon').url} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={`/${language}.webmanifest`} />
    </>
  );
}
