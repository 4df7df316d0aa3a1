import type { Clock } from '../../clock/clock.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/client.ts';
import type { IdentityService } from '../../identity/identity.service.ts';
import type { CertificateServices } from '../certificate/index.ts';
import type { OwnForestService } from '../own-forest/index.ts';
import { createPaymentDocuments, type TransactionService } from '../transaction/index.ts';
import { createDownloadService } from './download.service.ts';
import { createEnclosures } from './enclosed-documents.ts';
import { createTicketService } from './ticket.service.ts';

export function createDownloadServices(
  {
    config,
    database,
    clock,
    identity,
  }: {
    config: Pick<Config, 'operator'>;
    database: Database;
    clock: Clock;
    identity: Pick<IdentityService, 'findAdopter'>;
  },
  {
    certificate: { certificates, documents: certificateDocuments },
    ownForest,
    transaction: { transactions },
  }: {
    certificate: CertificateServices;
    ownForest: OwnForestService;
    transaction: { transactions: TransactionService };
  },
) {
  const downloads = createDownloadService({
    transactions,
    certificates,
    certificateDocuments,
    paymentDocuments: createPaymentDocuments(config),
    ownForest,
    tickets: createTicketService({ db: database.db }),
    identity,
    clock,
  });
  return { downloads, enclosures: createEnclosures({ downloads, certificates, certificateDocuments }) };
}
