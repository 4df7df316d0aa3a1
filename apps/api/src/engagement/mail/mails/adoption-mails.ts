import type { MailContents } from '../../message/index.ts';
import { type MailContext, type MailText, paragraphs } from './mail-text.ts';
import { treeRows } from './tree-rows.ts';
import { validity } from './validity.ts';

/** A certificate's preview, as wide as the sheet. */
const certificatePicture = { width: 534, height: 280 };

/** Mails about trees in term and their certificates. */
export const adoptionMails = {
  certificateCreated(data: MailContents['certificateCreated'], context: MailContext): MailText {
    const { t, url } = context;
    const { certificateNumber: number, count, holder, giftOrderId } = data;
    return {
      subject: t('certificateCreated.subject', { number }),
      heading:
        giftOrderId === undefined
          ? t('certificateCreated.heading')
          : t('certificateCreated.giftHeading', { holder }),
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
            t('certificateCreated.holder', { holder }),
            t('certificateCreated.trees', { count }),
            validity(data, context),
          ],
        },
        ...treeRows(data.trees ?? [], t),
        ...(giftOrderId === undefined
          ? []
          : [
              ...paragraphs(t('certificateCreated.giftText', { holder })),
              {
                kind: 'button' as const,
                label: t('certificateCreated.giftButton'),
                url: url('transaction', { transactionId: giftOrderId }),
              },
            ]),
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
};
