import type { Language } from '@rimba/i18n';
import type { MailAttachment } from './mails/mail-pictures.ts';
import type { Enclosure } from './mails/mail-text.ts';

/** What comes with mails and is made in rooms above this one. */
export type Enclosures = {
  /** @throws where there is no such thing any more */
  pdf(wanted: Enclosure, language: Language): Promise<MailAttachment>;
  /** PNG of 1200 by 630 pixels; undefined where the certificate is gone. */
  certificatePicture(number: string, language: Language): Promise<Buffer | undefined>;
};
