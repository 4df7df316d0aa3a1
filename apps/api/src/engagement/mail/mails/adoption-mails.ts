import type { MailContents } from '../../message/index.ts';
import type { MailContext, MailText } from './mail-text.ts';

/** Mails about trees in term and their certificates. */
export const adoptionMails = {
  certificateCreated(data: MailContents['certificateCreated'], { t, format, url }: MailContext): MailText {
    const { certificateNumber: number, count, holder } = data;
    return {
      subject: t('certificateCreated.subject', { number }),
      preheader: t('certificateCreated.preheader'),
      name: data.name,
      paragraphs: [
        t('certificateCreated.p1', { count, holder }),
        t('certificateCreated.p2', { number }),
        t('certificateCreated.p3', { until: format.lastFullDay(data.endsAt) }),
      ],
      button: {
        label: t('certificateCreated.button'),
        url: url('certificate', { certificateNumber: number }),
      },
      why: t('common.why'),
      notes: [],
    };
  },

  giftNotice(data: MailContents['giftNotice'], { t, format, url }: MailContext): MailText {
    const { giver, count, group, message } = data;
    return {
      subject: t('giftNotice.subject', { giver }),
      preheader: t('giftNotice.preheader'),
      paragraphs: [
        t('giftNotice.p1', { giver, count, group }),
        ...(message === null ? [] : [t('giftNotice.p2', { message })]),
        t('giftNotice.p3', { until: format.lastFullDay(data.endsAt) }),
      ],
      button: {
        label: t('giftNotice.button'),
        url: url('certificate', { certificateNumber: data.certificateNumber }),
      },
      why: t('common.whyGift'),
      notes: [t('giftNotice.p4')],
    };
  },

  surveyUpdate(data: MailContents['surveyUpdate'], { t, format, url }: MailContext): MailText {
    const { localName, code, surveyor, health, more } = data;
    return {
      subject: t('surveyUpdate.subject', { localName }),
      preheader: t('surveyUpdate.preheader'),
      name: data.name,
      paragraphs: [
        t('surveyUpdate.p1', { localName, code, surveyor, date: format.date(data.surveyedAt) }),
        t('surveyUpdate.p2', {
          circumference: format.number(data.circumference, 1),
          height: format.number(data.height, 1),
          health,
        }),
        t('surveyUpdate.p3'),
        ...(more > 0 ? [t('surveyUpdate.more', { count: more })] : []),
      ],
      button: { label: t('surveyUpdate.button'), url: url('tree', { treeId: data.treeId }) },
      why: t('common.why'),
      notes: [],
    };
  },

  treeReplaced(data: MailContents['treeReplaced'], { t, url }: MailContext): MailText {
    const { localName, oldCode, newCode, newTreeId } = data;
    return {
      subject: t('treeReplaced.subject', { oldCode }),
      preheader: t('treeReplaced.preheader'),
      name: data.name,
      paragraphs: [t('treeReplaced.p1', { localName, oldCode }), t('treeReplaced.p2', { newCode })],
      button: { label: t('treeReplaced.button'), url: url('tree', { treeId: newTreeId }) },
      why: t('common.why'),
      notes: [],
    };
  },

  renewalReminder(data: MailContents['renewalReminder'], { t, format, url }: MailContext): MailText {
    const date = format.lastFullDay(data.endsAt);
    return {
      subject: t('renewalReminder.subject', { date }),
      preheader: t('renewalReminder.preheader'),
      name: data.name,
      paragraphs: [
        t('renewalReminder.p1', { count: data.count, date }),
        t('renewalReminder.p2', { count: data.count }),
        t('renewalReminder.p3'),
      ],
      // Who is signed in goes straight on to their trees; who is not, after logging in.
      button: { label: t('renewalReminder.button'), url: url('login') },
      why: t('common.why'),
      notes: [],
    };
  },
};
