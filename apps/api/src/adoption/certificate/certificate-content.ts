import type { Language } from '@rimba/i18n';
import { date, type Instant, lastFullDay, list } from '@rimba/i18n/format';
import { pathTo } from '@rimba/paths';
import { drawable } from '../../documents/drawable.ts';
import { translatorFor } from '../../language/translator.ts';
import type { Certificate } from './certificate.schemas.ts';

export type CertificateContent = {
  language: Language;
  number: string;
  /** What the code leads to. */
  url: string;
  title: string;
  givenTo: string;
  holder: string;
  statement: string;
  message: string | null;
  /** Whose gift it is, under the name that they show; null for one's own. */
  giftFrom: string | null;
  /** The head of each community. */
  signers: { name: string; role: string }[];
  issued: string;
  sealText: string;
  scan: string;
  drawings: string;
  /** After the holder's name: whom or how many they have adopted. */
  adopts: string;
  until: string;
  trees: {
    code: string;
    name: string;
    latinName: string;
    heightM: number;
    community: string;
    until: string;
  }[];
  columns: { code: string; name: string; community: string; until: string };
  allTrees: string;
  more: (count: number) => string;
};

/** A certificate's texts in one language, as its PDF and its preview picture show them. */
export function certificateContent(
  certificate: Certificate,
  language: Language,
  publicUrl: string,
  giver: string | null = null,
): CertificateContent {
  const { t } = translatorFor(language);
  const sample = t('certificates:document.sample');
  const named = (community: { name: string; illustrative: boolean }) =>
    community.illustrative && !/contoh|sample/i.test(community.name)
      ? `${community.name} ${sample}`
      : community.name;
  const count = certificate.trees.length;
  const lastDay = (endsAt: Instant) => inOneLine(lastFullDay(endsAt, language));
  const until = lastDay(certificate.endsAt);
  const adopted = certificate.trees.map(({ tree, replacedBy }) => replacedBy ?? tree)[0];
  const { certificateNumber: number } = certificate;
  return {
    language,
    number,
    url: publicUrl + pathTo('certificate', { certificateNumber: number }),
    title: t('certificates:sheet.title'),
    givenTo: t('certificates:sheet.givenTo'),
    holder: drawable(certificate.holder),
    statement: t('certificates:sheet.statement', {
      count,
      groups: list(certificate.groups.map(named), language),
      from: inOneLine(date(certificate.startsAt, language)),
      until,
    }),
    message: certificate.message === null ? null : drawable(certificate.message),
    giftFrom: giver === null ? null : t('certificates:sheet.giftFrom', { name: drawable(giver) }),
    signers: certificate.groups.map((community) => ({
      name: community.leaderName,
      role: t('certificates:sheet.signerRole', { group: named(community) }),
    })),
    issued: t('certificates:sheet.issued', { date: date(certificate.issuedAt, language) }),
    sealText: `${t('certificates:sheet.seal', { number })} · `.toUpperCase(),
    scan: t('certificates:document.scan'),
    drawings: t('certificates:document.drawings'),
    adopts:
      count === 1
        ? t('certificates:document.adoptsTree', {
            species: adopted?.treeName.toLocaleLowerCase(language) ?? '',
          })
        : t('certificates:document.adoptsTrees', { count }),
    until,
    trees: certificate.trees.map(({ tree, replacedBy, endsAt }) => {
      const { code, treeName: name, latinName, height: heightM, kelompokKomunitas } = replacedBy ?? tree;
      return { code, name, latinName, heightM, community: named(kelompokKomunitas), until: lastDay(endsAt) };
    }),
    columns: {
      code: t('certificates:document.columns.code'),
      name: t('certificates:document.columns.name'),
      community: t('certificates:document.columns.group'),
      until: t('certificates:document.columns.until'),
    },
    allTrees: t('certificates:document.allTrees'),
    more: (left) => t('certificates:document.more', { count: left }),
  };
}

/** A date is read as one: it stays on its line. */
const inOneLine = (text: string) => text.replaceAll(' ', '\u00a0');
