import type { Language } from '@rimba/i18n';

/** A certificate's document or picture. Its words are in the page's language, which the browser's own need not be. */
export const certificateFile = (
  certificateNumber: string,
  file: 'pdf' | 'image',
  language: Language,
): string => `/api/v1/certificates/number/${encodeURIComponent(certificateNumber)}/${file}?lang=${language}`;
