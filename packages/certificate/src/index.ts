export { CertificateView } from './CertificateView.tsx';
export type { Certificate } from './certificate.ts';
