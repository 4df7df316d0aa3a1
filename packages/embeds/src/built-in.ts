import type { Language } from '@rimba/i18n';
import type { PathName } from '@rimba/paths';

/** What the build works out, and puts in. */
export interface BuiltIn {
  /** The style sheet of every card. */
  readonly look: string;
  /** Addresses with `{holes}`, as the table of pages has them. */
  readonly paths: Readonly<Record<Extract<PathName, 'shelfTree' | 'community' | 'certificate'>, string>>;
  /** What the script says, in both languages. */
  readonly texts: Readonly<Record<Language, object>>;
}

declare global {
  const builtIn: BuiltIn;
}
