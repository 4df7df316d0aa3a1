import { rule } from './Rule.css.ts';

/** `ink` above a table, a ledger or a total; `soft` between rows. */
export function Rule({
  weight = 'soft',
}: {
  /** `ink` is strong, above a table or a total; `soft` separates rows. */
  weight?: 'ink' | 'soft';
}) {
  return <hr className={rule({ weight })} />;
}
