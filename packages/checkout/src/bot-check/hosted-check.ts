import type { Language } from '@rimba/i18n';
import type { Action } from './challenge.ts';

/** What a provider's check is opened with. */
export interface HostedCheck {
  readonly element: HTMLElement;
  readonly siteKey: string;
  readonly action: Action;
  readonly language: Language;
  /** Told the token, and that it has run out. */
  readonly onToken: (token: string | undefined) => void;
  /** Aborted when the form leaves. */
  readonly signal: AbortSignal;
}
