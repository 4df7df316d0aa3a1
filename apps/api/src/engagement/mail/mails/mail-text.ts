import type { Language } from '@rimba/i18n';
import type { Format } from '@rimba/i18n/format';
import type { Translate } from '@rimba/i18n/server';
import type { LinkArguments, PathName } from '@rimba/paths';

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

/** The address of a page of ours, in the mail's language if no other is named. */
export type PageUrl = <Name extends PathName>(page: Name, ...values: LinkArguments<Name>) => string;

export type MailContext = {
  t: Translate<'emails'>;
  format: Format;
  language: Language;
  url: PageUrl;
};
