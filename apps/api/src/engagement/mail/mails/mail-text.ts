import type { Part } from '@rimba/drawings';
import type { Language } from '@rimba/i18n';
import type { Format } from '@rimba/i18n/format';
import type { Translate } from '@rimba/i18n/server';
import type { LinkArguments, PathName } from '@rimba/paths';

/** What a picture is made from when the mail is sent: a plate of ours, a photo of the file store, a certificate. */
export type PictureSource =
  | { kind: 'drawing'; latinName: string; part: Part }
  /** A young tree of any kind. */
  | { kind: 'seedling' }
  | { kind: 'photo'; file: string }
  | { kind: 'certificate'; number: string };

export type MailPicture = {
  of: PictureSource;
  /** A whole sentence, for whoever sees no pictures; empty where what it shows is named beside it. */
  alt: string;
  /** CSS pixels; it is sent twice as large. */
  width: number;
  height: number;
};

/** Somebody's own words, and what they are written in where that may be another language than the mail's. */
export type Words = { text: string; lang?: Language };

/** A tree in a list of several. */
export type MailTree = { picture: MailPicture; name: string; note?: Words | undefined; facts: string };

/** What a mail is made of, from top to bottom. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** Small print. */
  | { kind: 'note'; text: string }
  /** Lines of one paragraph, the first in bold. */
  | { kind: 'lines'; lines: string[] }
  /** Set apart in large signs: a code to type. */
  | { kind: 'code'; text: string }
  /** Somebody's own words, and whose. */
  | ({ kind: 'quote'; by?: string; translation?: string } & Words)
  | { kind: 'picture'; picture: MailPicture; caption?: string }
  /** Two to four large figures side by side. */
  | { kind: 'figures'; figures: { value: string; label: string }[] }
  | { kind: 'rows'; rows: { label: string; value: string; strong?: boolean }[] }
  /** Bars of a chart, the last one stressed; `share` is of the longest, up to 1. */
  | { kind: 'bars'; bars: { label: string; value: string; share: number }[] }
  | { kind: 'trees'; trees: MailTree[] }
  | { kind: 'button'; label: string; url: string };

/** A document that comes with a mail. */
export type Enclosure =
  | { document: 'receipt'; transactionId: number; adopterId: number }
  | { document: 'certificate'; number: string };

/** A mail in words, before it is laid out. */
export type MailText = {
  subject: string;
  /** Above the text; the subject where nothing else is said. */
  heading?: string;
  /** What an inbox shows beside the subject. */
  preheader: string;
  /** Whom it greets; nobody when undefined. */
  name?: string | undefined;
  blocks: MailBlock[];
  enclosures?: Enclosure[];
  /** Why the reader gets this. */
  why?: string;
  /** Where the same can be read as a page. */
  web?: string;
  /** Whether its reader has no account, and so nothing to choose there. */
  withoutAccount?: boolean;
  /** Where an answer goes, when not to us. */
  replyTo?: string;
};

/** The address of a page of ours, in the mail's language if no other is named. */
export type PageUrl = <Name extends PathName>(page: Name, ...values: LinkArguments<Name>) => string;

export type MailContext = {
  t: Translate<'emails'>;
  format: Format;
  language: Language;
  url: PageUrl;
};

/** Somebody's words between marks, where it is said whose they are. */
export const quoted = (text: string, by: string | undefined): string =>
  by === undefined ? text : `“${text}”`;

export const paragraphs = (...texts: string[]): MailBlock[] =>
  texts.map((text) => ({ kind: 'paragraph', text }));
