import { data, useSearchParams } from 'react-router';
import { missingCertificate } from '../../certificates/missing.ts';
import { NotFoundPage } from '../../frame/NotFoundPage.tsx';
import type { Route } from './+types/route.ts';
import { CertificateMissing } from './CertificateMissing.tsx';

/** Every path that no other route takes: the page is real and so is its status. */
export function loader({ url }: Route.LoaderArgs) {
  const unreachable = missingCertificate(url.searchParams)?.reason === 'certificate-unreachable';
  return data(null, { status: unreachable ? 503 : 404 });
}

export default function NotFound() {
  const [search] = useSearchParams();
  const missing = missingCertificate(search);
  return missing ? <CertificateMissing {...missing} /> : <NotFoundPage />;
}
