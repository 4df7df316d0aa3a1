import { type Static, Type } from 'typebox';
import { LateSurveysSchema } from '../../forest/survey/index.ts';
import { TreeCard } from '../../forest/tree/index.ts';
import { communityNames, illustrative } from '../../forest/vocabulary/index.ts';
import { defineList } from '../../http/list/index.ts';
import { nullable } from '../../http/nullable.ts';
import { ref } from '../../http/schema-ref.ts';
import { Body, moment, oneOf, said } from '../../http/text.schemas.ts';
import { PublicName } from '../../identity/adopter/index.ts';
import { promiseFields, termFields } from '../ledger/index.ts';
import { certificateStates } from './certificate.rules.ts';

const { certificateNumber, message, startsAt, endsAt } = termFields;

const CertificateGroup = Type.Object(
  {
    ...communityNames,
    leaderName: Type.String({ description: 'Who heads the group, and signs for it' }),
    illustrative,
  },
  { $id: 'CertificateGroup', description: 'A social forestry group that cares for trees of a certificate' },
);

const CertificateTree = Type.Object(
  {
    tree: ref(TreeCard),
    state: oneOf(
      certificateStates,
      'valid: its term runs; ended: its term is over; moved: it died, and the adoption went on with `replacedBy`',
    ),
    replacedBy: nullable(ref(TreeCard, 'The tree that the adoption went on with; null unless `moved`')),
    startsAt,
    endsAt,
    alive: Type.Boolean({ description: 'Whether the latest survey found it alive' }),
    surveyedAt: moment('When the latest survey was'),
    lost: Type.Optional(
      Type.Object(
        {
          foundAt: moment('When the survey was that found it dead'),
          ...promiseFields,
          successor: Type.Optional(ref(TreeCard, 'What stands in its place; left out while nothing does')),
        },
        { description: 'How it was lost, and what became of its place; left out while it lives' },
      ),
    ),
  },
  { $id: 'CertificateTree', description: 'One tree of a certificate, and how it stands today' },
);

export const Certificate = Type.Object(
  {
    certificateNumber,
    issuedAt: moment('When it was made, after the payment'),
    startsAt: said(startsAt, 'When the term begins: 00:00 WIB of the first day, or the moment of payment'),
    endsAt: said(endsAt, 'When the term ends, exclusive: the day before is the last full one'),
    state: oneOf(
      certificateStates,
      'valid: the term runs; ended: it is over, whatever became of the trees; moved: it runs, and goes on with another tree',
    ),
    holder: Type.String({
      description: 'For whom it is, as its owner lets it be seen: in full unless they chose less',
    }),
    sharedAs: Type.Optional(
      Type.Union(PublicName.anyOf, {
        description: 'How pictures and previews of it name the holder: by the public name that was chosen',
      }),
    ),
    message,
    trees: Type.Array(ref(CertificateTree), { description: 'The trees that it stands for' }),
    lateSurveys: Type.Optional(nullable(LateSurveysSchema)),
    kelompokKomunitas: nullable(
      ref(
        CertificateGroup,
        'The first of `groups`, which cares for most readers’ only tree; null without any',
      ),
    ),
    groups: Type.Array(ref(CertificateGroup), {
      description: 'The social forestry groups that care for its trees',
    }),
    revision: Type.Integer({ description: '1 at first, one more each time it is signed anew' }),
    keyId: Type.String({
      description: 'By which key it is signed: the `kid` of one in /.well-known/rimba-keys.json',
    }),
    signedPayload: Type.String({ description: 'Exactly the text that was signed (UTF-8)' }),
    signature: Type.String({ description: 'Ed25519 over signedPayload, base64url' }),
    signatureValid: Type.Boolean({ description: 'Checked by the service for this answer' }),
    checkedAt: moment('When this answer was made, which is what its state is as of'),
  },
  {
    $id: 'Certificate',
    description:
      'What a certificate says, as whoever has its number may see it, and how to check that it is genuine',
  },
);
export type Certificate = Static<typeof Certificate>;

const holderDisplay = said(
  PublicName,
  'How its owner lets the holder be seen by others: the whole name, its initials, or "Sahabat Pohon"',
);

export const OwnCertificate = Type.Object(
  {
    ...Certificate.properties,
    transactionId: nullable(
      Type.Integer({ description: "Id of the bearer's own order for it; null for a gift of somebody else" }),
    ),
    holderDisplay,
    holderInFull: termFields.holder,
  },
  { $id: 'OwnCertificate', description: 'A certificate as its owner sees it' },
);
export type OwnCertificate = Static<typeof OwnCertificate>;

export const certificateSchemas = [CertificateGroup, CertificateTree, Certificate, OwnCertificate];

export const CertificateChange = Body({ holderDisplay });

export const certificateNumberText = Type.String({
  minLength: 1,
  maxLength: 60,
  description: 'The number as printed; case, spaces and dashes do not matter',
});
export const CertificateParams = Type.Object({ certificateNumber: certificateNumberText });

export const certificateList = defineList({
  sort: ['issuedAt'],
  defaultSort: { by: 'issuedAt', order: 'desc' },
  filters: { state: certificateStates },
  with: [],
  select: [],
});
export type CertificateQuery = ReturnType<typeof certificateList.parse>;
