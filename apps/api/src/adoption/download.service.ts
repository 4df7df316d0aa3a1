import type { Language } from '@rimba/i18n';
import { Problem } from '../http/problem.ts';
import type { CertificateService } from './certificate.service.ts';
import type { DocumentService } from './documents/document.service.tsx';
import type { DownloadRequest } from './download.schemas.ts';
import type { TicketService } from './ticket.service.ts';
import type { TransactionService } from './transaction.service.ts';

export type Download = { fileName: string; content: Buffer };

export type DownloadService = ReturnType<typeof createDownloadService>;

/** An adopter's own PDFs, by bearer or by ticket. */
export function createDownloadService({
  transactions,
  certificates,
  documents,
  tickets,
}: {
  transactions: TransactionService;
  certificates: CertificateService;
  documents: DocumentService;
  tickets: TicketService;
}) {
  /** @throws transaction.not_found, transaction.not_paid */
  async function receipt(adopterId: number, id: number, language: Language): Promise<Download> {
    const transaction = await transactions.read(adopterId, id, language);
    if (transaction.status !== 'paid') throw new Problem('transaction.not_paid');
    return {
      fileName: `${transaction.number}-${language}.pdf`,
      content: await documents.receiptPdf(transaction, language),
    };
  }

  async function certificate(adopterId: number, number: string, language: Language): Promise<Download> {
    const own = await certificates.readOwn(adopterId, number);
    return {
      fileName: `${own.certificateNumber}-${language}.pdf`,
      content: await documents.certificatePdf(own, language),
    };
  }

  const open = (adopterId: number, wanted: DownloadRequest): Promise<Download> =>
    wanted.document === 'receipt'
      ? receipt(adopterId, wanted.transactionId, wanted.language)
      : certificate(adopterId, wanted.certificateNumber, wanted.language);

  return {
    receipt,

    /** An address for something the adopter may have; what may not be had is refused here already. */
    async issue(adopterId: number, wanted: DownloadRequest): Promise<{ url: string; expiresAt: string }> {
      await open(adopterId, wanted);
      const subject = wanted.document === 'receipt' ? String(wanted.transactionId) : wanted.certificateNumber;
      const { ticket, expiresAt } = await tickets.issue({
        adopterId,
        document: wanted.document,
        subject,
        language: wanted.language,
      });
      return { url: `/api/v1/download/${ticket}`, expiresAt: expiresAt.toISOString() };
    },

    async redeem(secret: string): Promise<Download> {
      const { adopterId, document, subject, language } = await tickets.spend(secret);
      return document === 'receipt'
        ? receipt(adopterId, Number(subject), language)
        : certificate(adopterId, subject, language);
    },
  };
}
