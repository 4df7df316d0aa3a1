import type { Language } from '@rimba/i18n';
import type { Clock } from '../../clock/clock.ts';
import { Problem } from '../../http/problem.ts';
import type { IdentityService } from '../../identity/identity.service.ts';
import type { CertificateDocuments, CertificateService } from '../certificate/index.ts';
import type { OwnForestService } from '../own-forest/index.ts';
import type { PaymentDocuments, TransactionService } from '../transaction/index.ts';
import type { DownloadRequest } from './download.schemas.ts';
import type { Ticket, TicketService } from './ticket.service.ts';

export type Download = { fileName: string; content: Buffer };

export type DownloadService = ReturnType<typeof createDownloadService>;

/** An adopter's own PDFs, by bearer or by ticket. */
export function createDownloadService({
  transactions,
  certificates,
  certificateDocuments,
  paymentDocuments,
  ownForest,
  tickets,
  identity,
  clock,
}: {
  transactions: TransactionService;
  certificates: CertificateService;
  certificateDocuments: CertificateDocuments;
  paymentDocuments: PaymentDocuments;
  ownForest: Pick<OwnForestService, 'read'>;
  tickets: TicketService;
  identity: Pick<IdentityService, 'findAdopter'>;
  clock: Clock;
}) {
  /** @throws transaction.not_found, transaction.not_paid */
  async function receipt(adopterId: number, id: number, language: Language): Promise<Download> {
    const transaction = await transactions.read(adopterId, id, language);
    if (transaction.status !== 'paid') throw new Problem('transaction.not_paid');
    return {
      fileName: `${transaction.number}-${language}.pdf`,
      content: await paymentDocuments.receipt(transaction, language),
    };
  }

  async function certificate(adopterId: number, number: string, language: Language): Promise<Download> {
    const own = await certificates.readOwn(adopterId, number);
    return {
      fileName: `${own.certificateNumber}-${language}.pdf`,
      content: await certificateDocuments.pdf(own, language),
    };
  }

  async function statement(adopterId: number, year: number, language: Language): Promise<Download> {
    const { name } = await identity.findAdopter(adopterId);
    const { paid, givenBack } = await transactions.ofYear(adopterId, year, language);
    const { trees: forest } = await ownForest.read(adopterId);
    const facts = { year, name, transactions: paid, givenBack, forest, now: clock.now(), language };
    return {
      fileName: `rimba-${year}-${language}.pdf`,
      content: await paymentDocuments.statement(facts),
    };
  }

  function open({ adopterId, document, subject, language }: Ticket): Promise<Download> {
    switch (document) {
      case 'receipt':
        return receipt(adopterId, Number(subject), language);
      case 'certificate':
        return certificate(adopterId, subject, language);
      case 'statement':
        return statement(adopterId, Number(subject), language);
    }
  }

  return {
    receipt,

    statement,

    /** An address for something the adopter may have; what may not be had is refused here already. */
    async issue(adopterId: number, wanted: DownloadRequest): Promise<{ url: string; expiresAt: string }> {
      const { document, language } = wanted;
      const wish = { adopterId, document, subject: subjectOf(wanted), language };
      await open(wish);
      const { ticket, expiresAt } = await tickets.issue(wish);
      return { url: `/api/v1/download/${ticket}`, expiresAt: expiresAt.toISOString() };
    },

    redeem: async (secret: string): Promise<Download> => open(await tickets.spend(secret)),
  };
}

function subjectOf(wanted: DownloadRequest): string {
  switch (wanted.document) {
    case 'receipt':
      return String(wanted.transactionId);
    case 'certificate':
      return wanted.certificateNumber;
    case 'statement':
      return String(wanted.year);
  }
}
