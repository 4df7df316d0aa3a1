import type { MailTemplate } from '../../../../apps/api/src/engagement/message/mail-contents.ts';

interface MailPage {
  /** Which stories beside this file have it. */
  readonly of: 'Accounts' | 'Payments' | 'Gifts' | 'Trees and terms' | 'Contact form';
  /** As its story is called. */
  readonly name: string;
  /** As it is sought in Indonesian. */
  readonly inIndonesian: string;
  readonly when: string;
}

/** Every mail: its story, and when it is sent. */
export const mailPages = {
  verification: {
    of: 'Accounts',
    name: 'Confirm email address',
    inIndonesian: 'konfirmasi email',
    when: 'On registering, and whenever the mail is asked for again.',
  },
  passwordReset: {
    of: 'Accounts',
    name: 'Reset password',
    inIndonesian: 'atur ulang kata sandi',
    when: 'When a new password is asked for, to an address that has an account.',
  },
  confirmationCode: {
    of: 'Accounts',
    name: 'Code to confirm a change',
    inIndonesian: 'kode konfirmasi perubahan',
    when: 'Before an account is deleted, or its address, password, keys or ways to log in change, where no password confirms it.',
  },
  loginCode: {
    of: 'Accounts',
    name: 'Code in place of a passkey',
    inIndonesian: 'kode masuk',
    when: 'At login, for whoever has a passkey asked for after the password and none at hand.',
  },
  emailChangeCode: {
    of: 'Accounts',
    name: 'Confirm new email address',
    inIndonesian: 'konfirmasi email baru',
    when: 'To the address that an account is to have.',
  },
  emailChanged: {
    of: 'Accounts',
    name: 'Email address changed',
    inIndonesian: 'email diganti',
    when: 'To the address that an account had until now.',
  },
  emailRestored: {
    of: 'Accounts',
    name: 'Email address restored',
    inIndonesian: 'email dipulihkan',
    when: 'To the address that took its account back after a change.',
  },
  passwordChanged: {
    of: 'Accounts',
    name: 'Password changed',
    inIndonesian: 'kata sandi diganti',
    when: 'When a password was changed or reset.',
  },
  wayAdded: {
    of: 'Accounts',
    name: 'Way to log in added',
    inIndonesian: 'cara masuk baru',
    when: 'When an account got a password, a Google account or a passkey.',
  },
  wayRemoved: {
    of: 'Accounts',
    name: 'Way to log in removed',
    inIndonesian: 'cara masuk dihapus',
    when: 'When an account lost a password, a Google account or a passkey.',
  },
  wayUsed: {
    of: 'Accounts',
    name: 'Opened on a new device',
    inIndonesian: 'masuk dari perangkat baru',
    when: 'When an account is used on a device for the first time.',
  },
  factorOn: {
    of: 'Accounts',
    name: 'Passkey after password on',
    inIndonesian: 'passkey sesudah kata sandi',
    when: 'When an account begins to ask for a passkey after the password.',
  },
  factorOff: {
    of: 'Accounts',
    name: 'Passkey after password off',
    inIndonesian: 'tanpa passkey sesudah kata sandi',
    when: 'When an account no longer asks for a passkey after the password.',
  },
  factorSkipped: {
    of: 'Accounts',
    name: 'Opened without passkey',
    inIndonesian: 'dibuka tanpa passkey',
    when: 'When a mailed code stood in for the passkey.',
  },
  keyMade: {
    of: 'Accounts',
    name: 'Key for programs made',
    inIndonesian: 'kunci program baru',
    when: 'When an account got a key for programs.',
  },
  keyEnded: {
    of: 'Accounts',
    name: 'Key for programs ended',
    inIndonesian: 'kunci program diakhiri',
    when: 'When a key for programs was ended.',
  },
  sessionStolen: {
    of: 'Accounts',
    name: 'Device logged out',
    inIndonesian: 'perangkat dikeluarkan',
    when: 'When the login of one device was used from two places, and was ended in both.',
  },
  accountDeleted: {
    of: 'Accounts',
    name: 'Account deleted',
    inIndonesian: 'akun dihapus',
    when: 'When an account was deleted: its last mail.',
  },
  checkoutCode: {
    of: 'Payments',
    name: 'Code to check out',
    inIndonesian: 'kode melanjutkan adopsi',
    when: 'When somebody without an account adopts and gives an address.',
  },
  paymentInstructions: {
    of: 'Payments',
    name: 'How to pay',
    inIndonesian: 'cara membayar',
    when: 'When an order waits for its payment, and again when another way to pay is chosen.',
  },
  paymentReminder: {
    of: 'Payments',
    name: 'Payment reminder',
    inIndonesian: 'pengingat pembayaran',
    when: 'While an order is not paid, before its time runs out.',
  },
  paymentExpired: {
    of: 'Payments',
    name: 'Payment expired',
    inIndonesian: 'pembayaran kedaluwarsa',
    when: 'When the time to pay ran out and the trees are free again.',
  },
  paymentSuccess: {
    of: 'Payments',
    name: 'Payment received',
    inIndonesian: 'pembayaran diterima',
    when: 'When an order was paid, with its receipt.',
  },
  paymentLate: {
    of: 'Payments',
    name: 'Payment came late',
    inIndonesian: 'pembayaran terlambat',
    when: 'When what was chosen could not be had as it was: paid late or after it was given up, or dead in the meantime.',
  },
  certificateCreated: {
    of: 'Payments',
    name: 'Certificate made',
    inIndonesian: 'sertifikat dibuat',
    when: 'When a certificate was made, and when its recipient accepts a gift.',
  },
  giftCode: {
    of: 'Gifts',
    name: 'Code to accept a gift',
    inIndonesian: 'kode menerima hadiah',
    when: 'When somebody without an account accepts a gift and gives an address.',
  },
  giftNotice: {
    of: 'Gifts',
    name: 'Gift received',
    inIndonesian: 'hadiah datang',
    when: 'To the recipient, where the giver left an address.',
  },
  giftAccepted: {
    of: 'Gifts',
    name: 'Gift accepted',
    inIndonesian: 'hadiah diterima',
    when: 'To the giver, when the recipient accepted.',
  },
  giftVisited: {
    of: 'Gifts',
    name: 'Gift visited',
    inIndonesian: 'hadiah dikunjungi',
    when: 'To the giver, after a visit to the trees that were given, or when one was found dead.',
  },
  giftRenewed: {
    of: 'Gifts',
    name: 'Gift renewed',
    inIndonesian: 'hadiah diperpanjang',
    when: 'To the other of giver and recipient, when one of them has renewed.',
  },
  fieldLetter: {
    of: 'Trees and terms',
    name: 'Letter after a visit',
    inIndonesian: 'surat dari lapangan',
    when: 'After a visit, or several of a week, to the trees of an adopter.',
  },
  treeDied: {
    of: 'Trees and terms',
    name: 'Tree died',
    inIndonesian: 'pohon mati',
    when: 'When a visit found a tree dead.',
  },
  treeReplaced: {
    of: 'Trees and terms',
    name: 'Tree replaced',
    inIndonesian: 'pohon diganti',
    when: 'When another tree stands in the place of one that died.',
  },
  surveyLate: {
    of: 'Trees and terms',
    name: 'Survey is late',
    inIndonesian: 'survei terlambat',
    when: 'When the last day for a visit has passed, and once more when the community says why.',
  },
  forestNews: {
    of: 'Trees and terms',
    name: 'Notes from the forest',
    inIndonesian: 'kabar dari hutan',
    when: 'When communities wrote notes: up to three in a mail, unasked mails at most once a week.',
  },
  season: {
    of: 'Trees and terms',
    name: 'Season begins',
    inIndonesian: 'awal musim',
    when: 'In June and November, when the dry or the wet season begins.',
  },
  patronStep: {
    of: 'Trees and terms',
    name: 'Close to a patron rank',
    inIndonesian: 'menuju peringkat patron',
    when: 'When three trees or fewer are missing to a patron rank.',
  },
  yearReview: {
    of: 'Trees and terms',
    name: 'Year looked back on',
    inIndonesian: 'setahun di hutan',
    when: 'Once a year, a week before the first reminder to renew.',
  },
  renewalReminder: {
    of: 'Trees and terms',
    name: 'Renewal reminder',
    inIndonesian: 'pengingat perpanjangan',
    when: 'From 30 days before a term ends, to its holder and to who gave it.',
  },
  termEnded: {
    of: 'Trees and terms',
    name: 'Adoption term ended',
    inIndonesian: 'masa adopsi selesai',
    when: 'When a term ended and was not renewed.',
  },
  contactReceived: {
    of: 'Contact form',
    name: 'Message received',
    inIndonesian: 'pesan diterima',
    when: 'To whoever wrote by the contact form.',
  },
  contactForwarded: {
    of: 'Contact form',
    name: 'Message forwarded',
    inIndonesian: 'pesan diteruskan',
    when: 'To the operator, in the words of whoever wrote.',
  },
} as const satisfies Record<MailTemplate, MailPage>;

/** For `pathOf`: where its story is. */
export const storyOf = ({ of, name }: MailPage) => ({
  title: `Mails/${of}`,
  story: name.toLowerCase().replaceAll(' ', '-'),
});
