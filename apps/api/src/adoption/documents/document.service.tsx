import { renderToBuffer } from '@react-pdf/renderer';
import { type Language, languages } from '@rimba/i18n';
import type { Config } from '../../config/config.ts';
import type { DocumentCache } from '../../documents/document-cache.ts';
import type { Certificate } from '../certificate.schemas.ts';
import type { Transaction } from '../transaction.schemas.ts';
import { CertificateDocument } from './CertificateDocument.tsx';
import { certificateContent } from './certificate-content.ts';
import { renderCertificatePreview } from './certificate-preview.tsx';
import { ReceiptDocument } from './ReceiptDocument.tsx';
import { receiptContent } from './receipt-content.ts';
import { StatementDocument } from './StatementDocument.tsx';

export type DocumentService = ReturnType<typeof createDocumentService>;

/** Raised when the drawing of a document changes, so that the old ones are not shown any more. */
const design = 2;

const nameOf = (certificateNumber: string, revision: number, language: Language, ending: 'pdf' | 'png') =>
  `${certificateNumber}-${revision}-${language}-${design}.${ending}`;

/** Certificates and receipts as files. A certificate's are kept by number, revision and language. */
export function createDocumentService({
  config: { publicUrl, operator },
  cache,
}: {
  config: Pick<Config, 'publicUrl' | 'operator'>;
  cache: DocumentCache;
}) {
  return {
    certificatePdf: (certificate: Certificate, language: Language): Promise<Buffer> =>
      cache.take(nameOf(certificate.certificateNumber, certificate.revision, language, 'pdf'), () =>
        renderToBuffer(
          <CertificateDocument content={certificateContent(certificate, language, publicUrl)} />,
        ),
      ),

    certificatePreview: (certificate: Certificate, language: Language): Promise<Buffer> =>
      cache.take(nameOf(certificate.certificateNumber, certificate.revision, language, 'png'), () =>
        renderCertificatePreview(certificateContent(certificate, language, publicUrl)),
      ),

    receiptPdf: (transaction: Transaction, language: Language): Promise<Buffer> =>
      renderToBuffer(<ReceiptDocument content={receiptContent(transaction, language, operator)} />),

    statementPdf: (
      year: number,
      name: string,
      transactions: readonly Transaction[],
      language: Language,
    ): Promise<Buffer> =>
      renderToBuffer(
        <StatementDocument year={year} name={name} transactions={transactions} language={language} />,
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
