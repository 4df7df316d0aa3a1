import { toMailedEmail } from '@rimba/paths';
import { saplingBelowM } from '@rimba/ui/sapling-limit';
import type { MailContents } from '../../message/index.ts';
import { type MailBlock, type MailContext, type MailText, paragraphs } from './mail-text.ts';
import { treeRows } from './tree-rows.ts';
import { foundAtGift, languageOfNotes, lastWords } from './visit-blocks.ts';

/** Mails about what was given: to its recipient, and what its giver hears of it. */
export const giftMails = {
  giftNotice(data: MailContents['giftNotice'], { t, format, url }: MailContext): MailText {
    const { giver, count, group, message, tree } = data;
    return {
      subject: t('giftNotice.subject', { giver, count }),
      preheader: t('giftNotice.preheader'),
      name: data.holder,
      blocks: [
        ...(tree ? [givenTree(tree, t, format)] : []),
        ...paragraphs(t('giftNotice.adopted', { giver, count, group })),
        ...(tree?.code === undefined
          ? []
          : treeRows([{ name: tree.name ?? tree.localName, code: tree.code }], t, count)),
        ...(message === null ? [] : [{ kind: 'quote' as const, text: message, by: giver }]),
        ...paragraphs(t('giftNotice.inYourName', { count, until: format.lastFullDay(data.endsAt) })),
        data.giftCode === undefined
          ? {
              kind: 'button',
              label: t('giftNotice.certificate'),
              url: url('certificate', { certificateNumber: data.certificateNumber }),
            }
          : {
              kind: 'button',
              label: t('giftNotice.button', { count }),
              url: url('gift', { giftCode: data.giftCode }) + toMailedEmail(data.email),
            },
        { kind: 'note', text: t('giftNotice.addressUse') },
      ],
      why: t('common.whyGift', { giver }),
      withoutAccount: true,
    };
  },

  giftAccepted(data: MailContents['giftAccepted'], { t, url }: MailContext): MailText {
    const { name, holder, count, transactionId } = data;
    return {
      subject: t('giftAccepted.subject', { holder }),
      preheader: t('giftAccepted.preheader'),
      name,
      blocks: [
        ...paragraphs(
          t('giftAccepted.accepted', { holder, count }),
          t('giftAccepted.letters', { holder, count }),
        ),
        { kind: 'button', label: t('giftAccepted.button'), url: url('transaction', { transactionId }) },
      ],
      why: t('common.whyAdopted'),
    };
  },

  giftVisited(data: MailContents['giftVisited'], context: MailContext): MailText {
    const { t, format, url } = context;
    const { name, holder, count, transactionId, visits = [] } = data;
    const date = format.date(data.day);
    const [first] = visits;
    const death = first?.condition === 'dead' ? first : undefined;
    return {
      subject: death
        ? t('giftVisited.subjectDied', { name: death.localName, holder, count })
        : t('giftVisited.subject', { holder, count }),
      preheader: death ? t('giftVisited.visited', { holder, count, date }) : t('giftVisited.preheader'),
      name,
      blocks: [
        ...paragraphs(
          death
            ? t('giftVisited.died', { holder, count, date, surveyor: death.surveyor })
            : t('giftVisited.visited', { holder, count, date }),
        ),
        ...(death ? lastWords(death) : foundAtGift(visits, context)),
        ...languageOfNotes(visits, context),
        ...paragraphs(t(death ? 'giftVisited.diedNext' : 'giftVisited.visitedNext', { holder })),
        { kind: 'button', label: t('giftVisited.button'), url: url('transaction', { transactionId }) },
      ],
      why: t('common.whyAdopted'),
    };
  },

  giftRenewed(data: MailContents['giftRenewed'], { t, format, url }: MailContext): MailText {
    const { by, holder, count, certificateNumber, isHolder } = data;
    const until = format.lastFullDay(data.endsAt);
    return {
      subject: isHolder ? t('giftRenewed.subjectOwn', { count }) : t('giftRenewed.subject', { holder }),
      preheader: t('giftRenewed.preheader'),
      name: data.name,
      blocks: [
        ...paragraphs(
          isHolder
            ? t('giftRenewed.renewedOwn', { by, count, until })
            : t('giftRenewed.renewed', { by, holder, count, until }),
          t('giftRenewed.nothingToPay'),
        ),
        { kind: 'button', label: t('giftRenewed.button'), url: url('certificate', { certificateNumber }) },
      ],
      why: t('common.whyAdopted'),
    };
  },
};

/** The tree, or the first of several: as its kind is drawn, or as the young tree that it is. */
function givenTree(
  { latinName, localName: tree, height }: NonNullable<MailContents['giftNotice']['tree']>,
  t: MailContext['t'],
  format: MailContext['format'],
): MailBlock {
  const size = { width: 534, height: 300 };
  if (height !== undefined && height < saplingBelowM) {
    return {
      kind: 'picture',
      picture: { of: { kind: 'seedling' }, alt: t('giftNotice.youngAlt'), ...size },
      caption: t('giftNotice.young', { tree, height: format.measure(height, 'm') }),
    };
  }
  return {
    kind: 'picture',
    picture: {
      of: { kind: 'drawing', latinName, part: 'tree' },
      alt: t('giftNotice.alt', { tree }),
      ...size,
    },
    caption: t('giftNotice.grown', { tree }),
  };
}
