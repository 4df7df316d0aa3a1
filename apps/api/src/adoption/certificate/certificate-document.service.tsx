import { type Language, languages } from '@rimba/i18n';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../database/client.ts';
import type { DocumentCache } from '../../documents/document-cache.ts';
import { toPdf } from '../../documents/pdf.ts';
import { publicName } from '../../identity/adopter/index.ts';
import { CertificateDocument } from './CertificateDocument.tsx';
import { findCertificateGiver } from './certificate.repository.ts';
import type { Certificate } from './certificate.schemas.ts';
import { certificateContent } from './certificate-content.ts';
import { renderCertificatePreview } from './certificate-preview.tsx';

export type CertificateDocuments = ReturnType<typeof createCertificateDocuments>;

/** Raised when the drawing of a document changes, so that the old ones are not shown any more. */
const design = 3;

const nameOf = (certificateNumber: string, revision: number, language: Language, ending: 'pdf' | 'png') =>
  `${certificateNumber}-${revision}-${language}-${design}.${ending}`;

/** Certificates as files, kept by number, revision and language. */
export function createCertificateDocuments({
  db,
  config: { publicUrl },
  cache,
}: {
  db: Db;
  config: Pick<Config, 'publicUrl'>;
  cache: DocumentCache;
}) {
  return {
    /** That of a gift names who gave it as they want to be named today, and is not kept. */
    async pdf(certificate: Certificate, language: Language): Promise<Buffer> {
      const giver = await findCertificateGiver(db, certificate.certificateNumber);
      const from = giver && giver.publicName !== 'hidden' ? publicName(giver) : null;
      const content = certificateContent(certificate, language, publicUrl, from);
      const make = () => toPdf(<CertificateDocument content={content} />);
      if (from !== null) return make();
      return cache.take(nameOf(certificate.certificateNumber, certificate.revision, language, 'pdf'), make);
    },

    preview: (certificate: Certificate, language: Language): Promise<Buffer> =>
      cache.take(nameOf(certificate.certificateNumber, certificate.revision, language, 'png'), () =>
        renderCertificatePreview(certificateContent(certificate, language, publicUrl)),
      ),

    /** A revision that was replaced may show a name its owner has hidden since. */
    forgetRevision: (certificateNumber: string, revision: number): Promise<void> =>
      cache.forget(
        languages.flatMap((language) =>
          (['pdf', 'png'] as const).map((ending) => nameOf(certificateNumber, revision, language, ending)),
        ),
      ),
  };
}
