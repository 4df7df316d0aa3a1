import type { Language } from '@rimba/i18n';
import { createFormat } from '@rimba/i18n/format';
import { createServerI18n } from '@rimba/i18n/server';
import { addressOf } from '@rimba/paths';
import { render, toPlainText } from 'react-email';
import type { Config } from '../../../config/config.ts';
import type { MessageData } from '../../../database/schema/index.ts';
import type { MailContents, MailTemplate } from '../../message/index.ts';
import { accountMails } from './account-mails.ts';
import { adoptionMails } from './adoption-mails.ts';
import { MailLayout } from './MailLayout.tsx';
import type { MailContext, MailText, PageUrl } from './mail-text.ts';
import { paymentMails } from './payment-mails.ts';

export type OutgoingMail = {
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
};

type Write = { write(data: MessageData, context: MailContext): MailText }['write'];

const mails = { ...accountMails, ...paymentMails, ...adoptionMails } satisfies {
  [Template in MailTemplate]: (data: MailContents[Template], context: MailContext) => MailText;
};

/** By the name that stands in the outbox; what was put there was typed when it was enqueued. */
const writers: Record<string, Write> = mails;

/** A mail of the outbox as it is sent: HTML and its plain twin. @throws for an unknown template */
export async function renderMail(
  mail: { template: string; language: Language; data: MessageData },
  config: Pick<Config, 'publicUrl' | 'operator' | 'mode'>,
): Promise<Pick<OutgoingMail, 'subject' | 'html' | 'text' | 'replyTo'>> {
  const write = Object.hasOwn(writers, mail.template) ? writers[mail.template] : undefined;
  if (!write) throw new Error(`No mail is called ${mail.template}`);
  const i18n = createServerI18n(mail.language);
  const t = i18n.getFixedT(mail.language, 'emails');
  const url: PageUrl = (page, ...[params, language = mail.language]) =>
    config.publicUrl + addressOf(page, params ?? {}, language);
  const format = createFormat(mail.language, i18n.getFixedT(mail.language, 'common'));
  const text = write(mail.data, { t, format, language: mail.language, url });
  // There is nothing to choose for who has it for another reason.
  const isWithoutAccount = text.why !== t('common.why');
  const footer = [
    t('common.automatic', { contactEmail: config.operator.contactEmail }),
    ...(text.why ? [text.why] : []),
    ...(config.mode === 'embedded' ? [t('common.demo')] : []),
  ];
  const html = await render(
    <MailLayout
      text={text}
      language={mail.language}
      greeting={text.name ? t('common.greeting', { name: text.name }) : t('common.greetingPlain')}
      closing={t('common.closing')}
      team={t('common.team')}
      linkFallback={text.button && t('common.linkFallback', { url: text.button.url })}
      footer={footer}
      preferences={
        isWithoutAccount ? undefined : { label: t('common.preferences'), url: url('notifications') }
      }
      operator={config.operator.name}
      home={url('home')}
    />,
  );
  const { subject, replyTo } = text;
  return { subject, html, text: toPlainText(html), ...(replyTo === undefined ? {} : { replyTo }) };
}
