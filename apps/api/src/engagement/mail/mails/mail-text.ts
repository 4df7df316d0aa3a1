import type { Language } from '@rimba/i18n';
import type { Format } from '@rimba/i18n/format';
import type { Translate } from '@rimba/i18n/server';

/** A mail in words, before it is laid out. */
export type MailText = {
  subject: string;
  /** What an inbox shows beside the subject. */
  preheader: string;
  /** Whom it greets; nobody by name when undefined. */
  name?: string | undefined;
  paragraphs: string[];
  /** Set apart in large signs: a code to type. */
  code?: string | undefined;
  /** Somebody's own words, quoted. */
  quote?: string | undefined;
  button?: { label: string; url: string };
  /** Why the reader gets this. */
  why: string;
  /** Where an answer goes, when not to us. */
  replyTo?: string;
  /** Small print after the text. */
  notes: string[];
};

export type MailContext = {
  t: Translate<'emails'>;
  format: Format;
  language: Language;
  /** The address of a path of ours, in the mail's language. */
  url(path: string): string;
};
