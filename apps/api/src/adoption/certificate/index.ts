export type { CertificateRow } from './certificate.repository.ts';
export { certificateRoutes } from './certificate.routes.ts';
export { shownHolder } from './certificate.rules.ts';
export {
  certificateList,
  certificateNumberText,
  certificateSchemas,
  OwnCertificate,
} from './certificate.schemas.ts';
export { type CertificateService, createCertificateService } from './certificate.service.ts';
export { type CertificateDocuments, createCertificateDocuments } from './certificate-document.service.tsx';
export { certificateFileRoutes } from './certificate-file.routes.ts';
export { readCertificateNumber } from './certificate-number.rules.ts';
export { createCertificateViewService } from './certificate-view.service.ts';
export { createCredentialService } from './credential.service.ts';
export { createGrantService, type GrantedTree, type GrantService } from './grant.service.ts';
export { publicKeyRoutes } from './public-key.routes.ts';
export { createSigningKeyService } from './signing-key.service.ts';
