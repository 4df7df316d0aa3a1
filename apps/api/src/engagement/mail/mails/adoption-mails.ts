import type { MailContents } from '../../message/index.ts';
import { type MailContext, type MailText, paragraphs } from './mail-text.ts';

/** A certificate's preview, as wide as the sheet. */
const certificatePicture = { width: 534, height: 280 };

/** Mails about trees in term and their certificates. */
export const adoptionMails = {
  certificateCreated(data: MailContents['certificateCreated'], { t, format, url }: MailContext): MailText {
    const { certificateNumber: number, count, holder } = data;
    return {
      subject: t('certificateCreated.subject', { number }),
      heading: t('certificateCreated.heading'),
      preheader: t('certificateCreated.preheader', { holder }),
      name: data.name,
      blocks: [
        {
          kind: 'picture',
          picture: {
            of: { kind: 'certificate', number },
            alt: t('certificateCreated.alt', { number, holder }),
            ...certificatePicture,
          },
        },
        {
          kind: 'lines',
          lines: [
            holder,
            t('certificateCreated.trees', { count }),
            t('certificateCreated.until', { until: format.lastFullDay(data.endsAt) }),
          ],
        },
        {
          kind: 'button',
          label: t('certificateCreated.button'),
          url: url('myCertificate', { certificateNumber: number }),
        },
        { kind: 'note', text: t('certificateCreated.note', { number }) },
      ],
      enclosures: [{ document: 'certificate', number }],
      why: t('common.whyAdopted'),
    };
  },

  surveyUpdate(data: MailContents['surveyUpdate'], { t, format, url }: MailContext): MailText {
    const { localName, code, surveyor, health, more } = data;
    return {
      subject: t('surveyUpdate.subject', { localName }),
      preheader: t('surveyUpdate.preheader'),
      name: data.name,
      blocks: [
        ...paragraphs(
          t('surveyUpdate.p1', { localName, code, surveyor, date: format.date(data.surveyedAt) }),
          t('surveyUpdate.p2', {
            circumference: format.number(data.circumference, 1),
            height: format.number(data.height, 1),
            health,
          }),
          t('surveyUpdate.p3'),
          ...(more > 0 ? [t('surveyUpdate.more', { count: more })] : []),
        ),
        { kind: 'button', label: t('surveyUpdate.button'), url: url('tree', { treeId: data.treeId }) },
      ],
      why: t('common.whyAdopted'),
    };
  },

  treeReplaced(data: MailContents['treeReplaced'], { t, url }: MailContext): MailText {
    const { localName, oldCode, newCode, newTreeId } = data;
    return {
      subject: t('treeReplaced.subject', { oldCode }),
      preheader: t('treeReplaced.preheader'),
      name: data.name,
      blocks: [
        ...paragraphs(t('treeReplaced.p1', { localName, oldCode }), t('treeReplaced.p2', { newCode })),
        { kind: 'button', label: t('treeReplaced.button'), url: url('tree', { treeId: newTreeId }) },
      ],
      why: t('common.whyAdopted'),
    };
  },
};
