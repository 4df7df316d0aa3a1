import { type Language, operatorName } from '@rimba/i18n';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../database/client.ts';
import type { Certificate } from './certificate.schemas.ts';
import { certificateContent } from './certificate-content.ts';
import { credentialOf } from './credential.rules.ts';
import type { SigningKeyService } from './signing-key.service.ts';

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

export type CredentialService = ReturnType<typeof createCredentialService>;

/** The certificate as a W3C Verifiable Credential in the shape of Open Badges 3.0, secured as a JWT. */
export function createCredentialService({
  db,
  signingKeys,
  config: { publicUrl, operator },
}: {
  db: Db;
  signingKeys: SigningKeyService;
  config: Pick<Config, 'publicUrl' | 'operator'>;
}) {
  return {
    async issue(certificate: Certificate, language: Language): Promise<{ credential: object; jwt: string }> {
      const content = certificateContent(certificate, language, publicUrl);
      const credential = credentialOf(certificate, content, {
        url: publicUrl,
        name: operatorName(operator.name, language),
      });
      const { payload, signature } = await signingKeys.sign(db, (keyId) => {
        const header = { alg: 'EdDSA', typ: 'vc+jwt', cty: 'vc', kid: keyId };
        return `${base64url(header)}.${base64url(credential)}`;
      });
      return { credential, jwt: `${payload}.${signature}` };
    },
  };
}
