import type { Namespace } from '@rimba/i18n';

/** Id of the element that holds the frame of a document, with the page's own name in `data-title`. */
export const frameId = 'member-frame';

/** What the frame says. */
export const frameTexts: readonly Namespace[] = ['auth'];
