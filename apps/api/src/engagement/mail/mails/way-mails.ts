import type { MailContents } from '../../message/index.ts';
import { accessMail } from './access-mail.ts';
import type { MailContext, MailText } from './mail-text.ts';

type Way = Pick<MailContents['wayAdded'], 'way' | 'label'>;

function nameOf({ way, label }: Way, { t }: MailContext): string {
  if (way === 'password') return t('way.password');
  if (way === 'passkey') return label === undefined ? t('way.passkey') : t('way.passkeyNamed', { label });
  return label === undefined ? t('way.google') : t('way.googleNamed', { label });
}

const whereOf = (device: MailContents['wayUsed']['device'], { t }: MailContext) =>
  device ? t('way.device', device) : t('way.unknownDevice');

/** Mails about the ways to sign in: each leads to a new password, where the ways are looked through. */
export const wayMails = {
  wayAdded({ name, addedAt, ...way }: MailContents['wayAdded'], context: MailContext): MailText {
    return accessMail('wayAdded', { name, at: addedAt, way: nameOf(way, context) }, context);
  },

  wayRemoved({ name, removedAt, ...way }: MailContents['wayRemoved'], context: MailContext): MailText {
    return accessMail('wayRemoved', { name, at: removedAt, way: nameOf(way, context) }, context);
  },

  wayUsed({ name, usedAt, device, ...way }: MailContents['wayUsed'], context: MailContext): MailText {
    const words = { way: nameOf(way, context), device: whereOf(device, context) };
    return accessMail('wayUsed', { name, at: usedAt, ...words }, context);
  },

  factorOn({ name, changedAt }: MailContents['factorOn'], context: MailContext): MailText {
    return accessMail('factorOn', { name, at: changedAt }, context);
  },

  factorOff({ name, changedAt }: MailContents['factorOff'], context: MailContext): MailText {
    return accessMail('factorOff', { name, at: changedAt }, context);
  },

  factorSkipped({ name, usedAt, device }: MailContents['factorSkipped'], context: MailContext): MailText {
    return accessMail('factorSkipped', { name, at: usedAt, device: whereOf(device, context) }, context);
  },
};
