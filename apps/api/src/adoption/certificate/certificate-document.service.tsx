import { type Language, languages } from '@rimba/i18n';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../database/client.ts';
import type { DocumentCache } from '../../documents/document-cache.ts';
import { toPdf } from '../../documents/pdf.ts';
import { publicName } from '../../identity/adopter/index.ts';
import { CertificateDocument } from './CertificateDocument.tsx';
import { findCertificateGiver } from './certificate.repository.ts';
import { publicNames, shownHolder } from './certificate.rules.ts';
import type { Certificate } from './certificate.schemas.ts';
import { certificateContent } from './certificate-content.ts';
import { renderCertificatePreview } from './certificate-preview.tsx';

export type CertificateDocuments = ReturnType<typeof createCertificateDocuments>;

/** Raised when the drawing of a document changes, so that the old ones are not shown any more. */
const design = 3;

type File = 'pdf' | `${(typeof publicNames)[number]}.png`;
const files: readonly File[] = ['pdf', ...publicNames.map((name) => `${name}.png` as const)];

const nameOf = (certificateNumber: string, revision: number, language: Language, file: File) =>
  `${certificateNumber}-${revision}-${language}-${design}.${file}`;

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

    /** It goes from hand to hand: it has the holder's public name. */
    preview(certificate: Certificate, language: Language): Promise<Buffer> {
      const { certificateNumber, revision, sharedAs = 'full' } = certificate;
      const holder = shownHolder(certificate.holder, sharedAs);
      return cache.take(nameOf(certificateNumber, revision, language, `${sharedAs}.png`), () =>
        renderCertificatePreview(certificateContent({ ...certificate, holder }, language, publicUrl)),
      );
    },

    /** A revision that was replaced may show a name its owner has hidden since. */
    forgetRevision: (certificateNumber: string, revision: number): Promise<void> =>
      cache.forget(
        languages.flatMap((language) =>
          files.map((file) => nameOf(certificateNumber, revision, language, file)),
        ),
      ),
  };
}
