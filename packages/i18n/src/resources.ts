// Every text in memory: for servers only. Browsers fetch one language and namespace at a time, see browser.ts.
import type { Language } from './languages.ts';
import enAbout from './locales/en/about.json' with { type: 'json' };
import enAdopters from './locales/en/adopters.json' with { type: 'json' };
import enAuth from './locales/en/auth.json' with { type: 'json' };
import enCertificates from './locales/en/certificates.json' with { type: 'json' };
import enCheckout from './locales/en/checkout.json' with { type: 'json' };
import enCli from './locales/en/cli.json' with { type: 'json' };
import enCommon from './locales/en/common.json' with { type: 'json' };
import enCommunities from './locales/en/communities.json' with { type: 'json' };
import enContact from './locales/en/contact.json' with { type: 'json' };
import enEmails from './locales/en/emails.json' with { type: 'json' };
import enEmbeds from './locales/en/embeds.json' with { type: 'json' };
import enErrorHelp from './locales/en/error-help.json' with { type: 'json' };
import enErrors from './locales/en/errors.json' with { type: 'json' };
import enFaq from './locales/en/faq.json' with { type: 'json' };
import enGifts from './locales/en/gifts.json' with { type: 'json' };
import enHome from './locales/en/home.json' with { type: 'json' };
import enLetters from './locales/en/letters.json' with { type: 'json' };
import enMap from './locales/en/map.json' with { type: 'json' };
import enMemberHome from './locales/en/member-home.json' with { type: 'json' };
import enNews from './locales/en/news.json' with { type: 'json' };
import enNotifications from './locales/en/notifications.json' with { type: 'json' };
import enPrivacy from './locales/en/privacy.json' with { type: 'json' };
import enProfile from './locales/en/profile.json' with { type: 'json' };
import enProgrammes from './locales/en/programmes.json' with { type: 'json' };
import enRenew from './locales/en/renew.json' with { type: 'json' };
import enReports from './locales/en/reports.json' with { type: 'json' };
import enShelf from './locales/en/shelf.json' with { type: 'json' };
import enTransactions from './locales/en/transactions.json' with { type: 'json' };
import enTrees from './locales/en/trees.json' with { type: 'json' };
import enWishtree from './locales/en/wishtree.json' with { type: 'json' };
import enYear from './locales/en/year.json' with { type: 'json' };
import idAbout from './locales/id/about.json' with { type: 'json' };
import idAdopters from './locales/id/adopters.json' with { type: 'json' };
import idAuth from './locales/id/auth.json' with { type: 'json' };
import idCertificates from './locales/id/certificates.json' with { type: 'json' };
import idCheckout from './locales/id/checkout.json' with { type: 'json' };
import idCli from './locales/id/cli.json' with { type: 'json' };
import idCommon from './locales/id/common.json' with { type: 'json' };
import idCommunities from './locales/id/communities.json' with { type: 'json' };
import idContact from './locales/id/contact.json' with { type: 'json' };
import idEmails from './locales/id/emails.json' with { type: 'json' };
import idEmbeds from './locales/id/embeds.json' with { type: 'json' };
import idErrorHelp from './locales/id/error-help.json' with { type: 'json' };
import idErrors from './locales/id/errors.json' with { type: 'json' };
import idFaq from './locales/id/faq.json' with { type: 'json' };
import idGifts from './locales/id/gifts.json' with { type: 'json' };
import idHome from './locales/id/home.json' with { type: 'json' };
import idLetters from './locales/id/letters.json' with { type: 'json' };
import idMap from './locales/id/map.json' with { type: 'json' };
import idMemberHome from './locales/id/member-home.json' with { type: 'json' };
import idNews from './locales/id/news.json' with { type: 'json' };
import idNotifications from './locales/id/notifications.json' with { type: 'json' };
import idPrivacy from './locales/id/privacy.json' with { type: 'json' };
import idProfile from './locales/id/profile.json' with { type: 'json' };
import idProgrammes from './locales/id/programmes.json' with { type: 'json' };
import idRenew from './locales/id/renew.json' with { type: 'json' };
import idReports from './locales/id/reports.json' with { type: 'json' };
import idShelf from './locales/id/shelf.json' with { type: 'json' };
import idTransactions from './locales/id/transactions.json' with { type: 'json' };
import idTrees from './locales/id/trees.json' with { type: 'json' };
import idWishtree from './locales/id/wishtree.json' with { type: 'json' };
import idYear from './locales/id/year.json' with { type: 'json' };

/** Both languages by namespace. English, which has both plural forms, is what keys are typed from. */
export const resources = {
  id: {
    about: idAbout,
    adopters: idAdopters,
    auth: idAuth,
    certificates: idCertificates,
    checkout: idCheckout,
    cli: idCli,
    common: idCommon,
    communities: idCommunities,
    contact: idContact,
    emails: idEmails,
    embeds: idEmbeds,
    'error-help': idErrorHelp,
    errors: idErrors,
    faq: idFaq,
    gifts: idGifts,
    home: idHome,
    letters: idLetters,
    map: idMap,
    'member-home': idMemberHome,
    news: idNews,
    notifications: idNotifications,
    privacy: idPrivacy,
    profile: idProfile,
    programmes: idProgrammes,
    renew: idRenew,
    reports: idReports,
    shelf: idShelf,
    transactions: idTransactions,
    trees: idTrees,
    wishtree: idWishtree,
    year: idYear,
  },
  en: {
    about: enAbout,
    adopters: enAdopters,
    auth: enAuth,
    certificates: enCertificates,
    checkout: enCheckout,
    cli: enCli,
    common: enCommon,
    communities: enCommunities,
    contact: enContact,
    emails: enEmails,
    embeds: enEmbeds,
    'error-help': enErrorHelp,
    errors: enErrors,
    faq: enFaq,
    gifts: enGifts,
    home: enHome,
    letters: enLetters,
    map: enMap,
    'member-home': enMemberHome,
    news: enNews,
    notifications: enNotifications,
    privacy: enPrivacy,
    profile: enProfile,
    programmes: enProgrammes,
    renew: enRenew,
    reports: enReports,
    shelf: enShelf,
    transactions: enTransactions,
    trees: enTrees,
    wishtree: enWishtree,
    year: enYear,
  },
} satisfies Record<Language, object>;
