import type { CertificateContent } from './certificate-content.ts';

/** A certificate in the words of the Verifiable Credentials 2.0 and Open Badges 3.0 data models. */
export function credentialOf(
  { issuedAt, endsAt }: { issuedAt: string; endsAt: string },
  content: CertificateContent,
  issuer: { url: string; name: string },
) {
  const { url: page, number, title, holder, statement } = content;
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id: page,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id: `${issuer.url}/`, type: ['Profile'], name: issuer.name },
    validFrom: issuedAt,
    validUntil: endsAt,
    name: `${title} ${number}`,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', hashed: false, identityHash: holder, identityType: 'name' }],
      achievement: {
        id: `${page}#achievement`,
        type: ['Achievement'],
        name: title,
        description: content.trees.map(({ code, latinName }) => `${code} ${latinName}`).join(', '),
        criteria: { narrative: statement.replaceAll('\u00a0', ' ') },
        image: { id: `${issuer.url}/api/v1/certificates/number/${number}/image`, type: 'Image' },
      },
    },
  };
}
