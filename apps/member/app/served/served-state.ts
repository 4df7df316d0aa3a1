import { serviceNow } from '@rimba/api-client';
import type { Language } from '@rimba/i18n';
import type { DehydratedState } from '@tanstack/react-query';

/** What a page was rendered with on the server: the app takes it over with the same. */
export interface ServedState {
  readonly language: Language;
  /** When, epoch ms. */
  readonly at: number;
  /** Everyone's answers: they are asked for again where the service has a word for the reader alone. */
  readonly cache: DehydratedState;
}

let taken: ServedState | undefined;

/** Takes what came with the page, once; undefined where only the index came. */
export function takeServedState(): ServedState | undefined {
  const element = document.getElementById('served-state');
  if (!element) return;
  element.remove();
  taken = JSON.parse(element.textContent);
  return taken;
}

/** The reader has gone on: every page from now on is the app's own. */
export const forgetServedState = () => {
  taken = undefined;
};

/** The present moment; on a page that the server has sent, the one that it was rendered at. */
export const now = (): number => taken?.at ?? serviceNow();
