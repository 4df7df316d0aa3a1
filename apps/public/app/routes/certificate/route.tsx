import { ApiError, type PublishedKey } from '@rimba/api-client';
import { certificateQuery } from '@rimba/api-client/react-query';
import { CertificateView } from '@rimba/certificate';
import { certificateFile } from '@rimba/certificate/file';
import { publicName } from '@rimba/i18n/public-name';
import { useLanguage, useTranslation } from '@rimba/i18n/react';
import { pathTo } from '@rimba/paths';
import { apiFetchContext, requestContext } from '@rimba/rendering/page-handler';
import { usePageAddress } from '@rimba/shell';
import { PageWidth } from '@rimba/ui';
import { redirect } from 'react-router';
import { missingReason } from '../../certificates/missing.ts';
import { ask, serviceApi } from '../../data/service.ts';
import { Enhancement } from '../../enhancement/Enhancement.tsx';
import { PageMeta } from '../../frame/PageMeta.tsx';
import type { Route } from './+types/route.ts';
import * as styles from './certificate.css.ts';
import certificateScript from './certificate.enhancement.ts?worker&url';
import { FriendInvitation } from './FriendInvitation.tsx';
import { PassOn } from './PassOn.tsx';
import { SignatureCheck } from './SignatureCheck.tsx';
import { Ways } from './Ways.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { certificateNumber } = params;
  try {
    const [certificate, keys] = await Promise.all([
      ask(certificateQuery(serviceApi({ context, url }), certificateNumber)),
      publishedKeys(context.get(apiFetchContext), url.origin),
    ]);
    return { certificate, keys, origin: url.origin };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const query = new URLSearchParams({ reason: missingReason(error), certificate: certificateNumber });
    throw redirect(`${pathTo('notFound', {}, context.get(requestContext).language)}?${query}`);
  }
}

/** What a reader checks signatures by; null where it could not be had. */
async function publishedKeys(
  apiFetch: typeof fetch,
  origin: string,
): Promise<readonly PublishedKey[] | null> {
  try {
    const answer = await apiFetch(`${origin}/.well-known/rimba-keys.json`);
    const { keys }: { keys: PublishedKey[] } = await answer.json();
    return keys;
  } catch {
    return null;
  }
}

/** Whoever has the number may read it; no search engine lists it. */
export const headers = () => ({ 'x-robots-tag': 'noindex' });

export default function Certificate({ loaderData: { certificate, keys, origin } }: Route.ComponentProps) {
  const { t } = useTranslation('certificates');
  const language = useLanguage();
  const address = usePageAddress();
  const { certificateNumber, holder, sharedAs = 'full', trees, endsAt } = certificate;
  const checkUrl = origin + pathTo('certificate', { certificateNumber });
  const image = certificateFile(certificateNumber, 'image', language);
  return (
    <PageWidth>
      <PageMeta
        title={t('detail.title', { number: certificateNumber })}
        sharedTitle={t('share.previewTitle', { holder: publicName(holder, sharedAs) })}
        description={t('public.metaDescription')}
        image={image}
      />
      <Enhancement src={certificateScript} />
      <div
        className={styles.page}
        data-own-address={address({ page: 'myCertificate', params: { certificateNumber } })}
      >
        <CertificateView
          certificate={certificate}
          checkUrl={checkUrl}
          share={
            <>
              <Ways certificate={certificate} />
              <PassOn url={checkUrl} treeCount={trees.length} picture={image} />
            </>
          }
        />
        <div className={styles.screenOnly}>
          <SignatureCheck certificate={certificate} keys={keys} />
          <div data-if-genuine>
            <FriendInvitation holder={holder} treeCount={trees.length} endsAt={endsAt} />
          </div>
        </div>
      </div>
    </PageWidth>
  );
}
