import { type Language, operatorName } from '@rimba/i18n';
import { createFormat } from '@rimba/i18n/format';
import { createServerI18n } from '@rimba/i18n/server';
import { addressOf } from '@rimba/paths';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Config } from '../../../config/config.ts';
import type { MailData } from '../../../database/schema/index.ts';
import type { FileStore } from '../../../storage/file-store.ts';
import { categoryOfMail, type MailContents, type MailTemplate } from '../../message/index.ts';
import type { Enclosures } from '../enclosures.ts';
import { accountMails } from './account-mails.ts';
import { adoptionMails } from './adoption-mails.ts';
import { giftMails } from './gift-mails.ts';
import { keyMails } from './key-mails.ts';
import { MailFrame } from './MailFrame.tsx';
import { attachPictures, type MailAttachment } from './mail-pictures.ts';
import type { MailContext, MailText, PageUrl } from './mail-text.ts';
import { plainTwin } from './mail-twin.ts';
import { paymentMails } from './payment-mails.ts';
import { termMails } from './term-mails.ts';
import { tidingsMails } from './tidings-mails.ts';
import { treeMails } from './tree-mails.ts';
import { wayMails } from './way-mails.ts';

export type OutgoingMail = {
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  /** Beside those that every mail has. */
  headers?: Record<string, string>;
  attachments: MailAttachment[];
};

type Write = { write(data: MailData, context: MailContext): MailText }['write'];

const mails = {
  ...accountMails,
  ...wayMails,
  ...keyMails,
  ...paymentMails,
  ...adoptionMails,
  ...giftMails,
  ...termMails,
  ...tidingsMails,
  ...treeMails,
} satisfies {
  [Template in MailTemplate]: (data: MailContents[Template], context: MailContext) => MailText;
};

const isTemplate = (name: string): name is MailTemplate => Object.hasOwn(mails, name);

/** By the name that stands in the outbox; what was put there was typed when it was enqueued. */
const writers: Record<MailTemplate, Write> = mails;

/** A mail of the outbox as it is sent: HTML, its plain twin, its pictures and documents. @throws for an unknown template */
export async function renderMail(
  mail: { template: string; language: Language; data: MailData; leavingToken?: string | undefined },
  {
    config,
    files,
    enclosures,
  }: {
    config: Pick<Config, 'publicUrl' | 'operator' | 'mode'>;
    files: Pick<FileStore, 'get'>;
    enclosures: Enclosures;
  },
): Promise<Omit<OutgoingMail, 'messageId' | 'to'>> {
  const { template, language, leavingToken } = mail;
  if (!isTemplate(template)) throw new Error(`No mail is called ${template}`);
  const i18n = createServerI18n(language);
  const t = i18n.getFixedT(language, 'emails');
  const url: PageUrl = (page, ...[params, named = language]) =>
    config.publicUrl + addressOf(page, params ?? {}, named);
  const format = createFormat(language, i18n.getFixedT(language, 'common'));
  const text = writers[template](mail.data, { t, format, language, url });
  const mayChoose = categoryOfMail(template) !== undefined && !text.withoutAccount;
  const frame = {
    greeting: text.name ? t('common.greeting', { name: text.name }) : undefined,
    footer: [
      ...(text.why === undefined ? [] : [text.why]),
      ...(config.mode === 'embedded' ? [t('common.demo')] : []),
      t('common.automatic', {
        operator: operatorName(config.operator.name, language),
        contactEmail: config.operator.contactEmail,
      }),
    ],
    links: [
      ...(mayChoose ? [{ label: t('common.preferences'), url: url('notifications') }] : []),
      ...(leavingToken === undefined
        ? []
        : [{ label: t('common.leave'), url: url('leaveMails', { token: leavingToken }) }]),
      ...(text.web === undefined ? [] : [{ label: t('common.web'), url: text.web }]),
    ],
  };
  const { attachments, names } = await attachPictures(text.blocks, {
    files,
    certificatePicture: (number) => enclosures.certificatePicture(number, language),
  });
  for (const wanted of text.enclosures ?? []) attachments.push(await enclosures.pdf(wanted, language));
  const html = renderToStaticMarkup(
    <MailFrame text={text} language={language} names={names} home={url('home')} {...frame} />,
  );
  return {
    subject: text.subject,
    html: `<!doctype html>${html}`,
    text: plainTwin(text, frame),
    attachments,
    ...(text.replyTo !== undefined && { replyTo: text.replyTo }),
  };
}
