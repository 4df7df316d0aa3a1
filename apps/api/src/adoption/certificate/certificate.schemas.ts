import { type Static, Type } from 'typebox';
import { LateSurveysSchema } from '../../forest/survey/index.ts';
import { TreeCard } from '../../forest/tree/index.ts';
import { defineList } from '../../http/list/index.ts';
import { nullable } from '../../http/nullable.ts';
import { ref } from '../../http/schema-ref.ts';
import { Body, moment, oneOf } from '../../http/text.schemas.ts';
import { PublicName } from '../../identity/adopter/index.ts';
import { certificateStates } from './certificate.rules.ts';

const CertificateGroup = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    slug: Type.String(),
    leaderName: Type.String({ description: 'Who signs for the group' }),
    illustrative: Type.Boolean({ description: 'Made up for demonstration' }),
  },
  { $id: 'CertificateGroup' },
);

const CertificateTree = Type.Object(
  {
    tree: ref(TreeCard),
    state: oneOf(certificateStates, 'moved: it died, and the adoption went on with `replacedBy`'),
    replacedBy: nullable(ref(TreeCard)),
    startsAt: moment(),
    endsAt: moment('Exclusive'),
    alive: Type.Boolean({ description: 'At the latest survey' }),
    surveyedAt: moment('The latest survey'),
  },
  { $id: 'CertificateTree' },
);

export const Certificate = Type.Object(
  {
    certificateNumber: Type.String(),
    issuedAt: moment(),
    startsAt: moment('00:00 WIB of the first day or the moment of payment'),
    endsAt: moment('Exclusive: the day before is the last full one'),
    state: oneOf(certificateStates),
    holder: Type.String({ description: 'As its owner lets it be seen' }),
    sharedAs: Type.Optional(
      Type.Union(PublicName.anyOf, {
        description: 'How pictures and previews of it name the holder: by the public name that was chosen',
      }),
    ),
    message: nullable(Type.String()),
    trees: Type.Array(ref(CertificateTree)),
    lateSurveys: Type.Optional(nullable(LateSurveysSchema)),
    kelompokKomunitas: nullable(ref(CertificateGroup)),
    groups: Type.Array(ref(CertificateGroup)),
    revision: Type.Integer({ description: '1 at first, one more each time it is signed anew' }),
    keyId: Type.String({ description: 'Of /.well-known/rimba-keys.json' }),
    signedPayload: Type.String({ description: 'Exactly the text that was signed (UTF-8)' }),
    signature: Type.String({ description: 'Ed25519 over signedPayload, base64url' }),
    signatureValid: Type.Boolean({ description: 'Checked by the service for this answer' }),
    checkedAt: moment('Status as of'),
  },
  { $id: 'Certificate' },
);
export type Certificate = Static<typeof Certificate>;

export const OwnCertificate = Type.Object(
  {
    ...Certificate.properties,
    transactionId: nullable(
      Type.Integer({ description: "The bearer's own order; null for a gift of somebody else" }),
    ),
    holderDisplay: PublicName,
    holderInFull: Type.String(),
  },
  { $id: 'OwnCertificate' },
);
export type OwnCertificate = Static<typeof OwnCertificate>;

export const certificateSchemas = [CertificateGroup, CertificateTree, Certificate, OwnCertificate];

export const CertificateChange = Body({ holderDisplay: PublicName });

export const certificateNumberText = Type.String({
  minLength: 1,
  maxLength: 60,
  description: 'As printed; case, spaces and dashes do not matter',
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
