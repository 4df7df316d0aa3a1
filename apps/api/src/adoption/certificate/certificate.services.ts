import { join } from 'node:path';
import type { Clock } from '../../clock/clock.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/client.ts';
import { createDocumentCache } from '../../documents/document-cache.ts';
import type { Sealing } from '../../secrets/sealing.ts';
import { createCertificateService } from './certificate.service.ts';
import { createCertificateDocuments } from './certificate-document.service.tsx';
import { createCertificateViewService } from './certificate-view.service.ts';
import { createCredentialService } from './credential.service.ts';
import { createGrantService } from './grant.service.ts';
import { createSigningKeyService } from './signing-key.service.ts';

export type CertificateServices = ReturnType<typeof createCertificateServices>;

export function createCertificateServices({
  config,
  database,
  clock,
  sealing,
}: {
  config: Pick<Config, 'publicUrl' | 'operator' | 'dataFolder'>;
  database: Database;
  clock: Clock;
  sealing: Sealing;
}) {
  const { db } = database;
  const signingKeys = createSigningKeyService({ db, clock, sealing });
  const views = createCertificateViewService({ clock, signingKeys });
  const cache = createDocumentCache(join(config.dataFolder, 'cache', 'documents'));
  const documents = createCertificateDocuments({ db, config, cache });
  return {
    signingKeys,
    grants: createGrantService({ signingKeys }),
    certificates: createCertificateService({ database, clock, views, signingKeys, documents }),
    documents,
    credentials: createCredentialService({ db, signingKeys, config }),
  };
}
