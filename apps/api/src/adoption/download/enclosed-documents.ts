import type { Enclosures } from '../../engagement/mail/index.ts';
import { Problem } from '../../http/problem.ts';
import type { CertificateDocuments, CertificateService } from '../certificate/index.ts';
import type { DownloadService } from './download.service.ts';

const contentType = 'application/pdf';

/** Receipts and certificates as mails carry them. */
export function createEnclosures({
  downloads,
  certificates,
  certificateDocuments,
}: {
  downloads: Pick<DownloadService, 'receipt'>;
  certificates: Pick<CertificateService, 'read'>;
  certificateDocuments: CertificateDocuments;
}): Enclosures {
  return {
    async pdf(wanted, language) {
      if (wanted.document === 'receipt') {
        const { fileName: filename, content } = await downloads.receipt(
          wanted.adopterId,
          wanted.transactionId,
          language,
        );
        return { filename, content, contentType };
      }
      const certificate = await certificates.read(wanted.number);
      return {
        filename: `${certificate.certificateNumber}-${language}.pdf`,
        content: await certificateDocuments.pdf(certificate, language),
        contentType,
      };
    },

    async certificatePicture(number, language) {
      try {
        // Its mail and the document beside it name the holder: so does the picture between them.
        const certificate = await certificates.read(number);
        return await certificateDocuments.preview({ ...certificate, sharedAs: 'full' }, language);
      } catch (error) {
        if (error instanceof Problem) return undefined;
        throw error;
      }
    },
  };
}
