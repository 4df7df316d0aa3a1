export { type CertificateRow, handCertificates } from './certificate.repository.ts';
export { certificateRoutes } from './certificate.routes.ts';
export { shownHolder } from './certificate.rules.ts';
export {
  certificateList,
  certificateNumberText,
  certificateSchemas,
  OwnCertificate,
} from './certificate.schemas.ts';
export type { CertificateService } from './certificate.service.ts';
export { type CertificateServices, createCertificateServices } from './certificate.services.ts';
export type { CertificateDocuments } from './certificate-document.service.tsx';
export { certificateFileRoutes } from './certificate-file.routes.ts';
export { readCertificateNumber } from './certificate-number.rules.ts';
export type { Certified, GrantedTree, GrantService } from './grant.service.ts';
export { publicKeyRoutes } from './public-key.routes.ts';
