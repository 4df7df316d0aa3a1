import { latin } from './LatinName.css.ts';

/** A species' scientific name: italic, and spoken as Latin. */
export function LatinName({
  children,
}: {
  /** The species in Latin. */
  children: string;
}) {
  return (
    <i className={latin} lang="la">
      {children}
    </i>
  );
}
