import { locales } from '@rimba/i18n';
import { useLanguage, useTranslation } from '@rimba/i18n/react';
import { usePreview } from '../previews/use-preview.ts';
import { useRootData } from './root-data.ts';
import { useOwnAddress } from './use-own-address.ts';

interface PageMetaProps {
  title: string;
  /** The title already says whose site it is. */
  whole?: boolean;
  /** What a shared link calls the page, if not by its title. */
  sharedTitle?: string;
  /** One or two sentences for search results and shared links. */
  description: string;
  /** Address of a picture of 1200 by 630, where the page's preview is none of the usual ones. */
  image?: string;
  /** False for pages that only who has their address should find. */
  listed?: boolean;
}

/** What the page is called outside of itself. React moves these into the head. */
export function PageMeta({
  title,
  whole = false,
  sharedTitle = title,
  description,
  image,
  listed = true,
}: PageMetaProps) {
  const { t } = useTranslation('common');
  const usual = usePreview();
  return (
    <>
      <title>{whole ? title : t('app.pageTitle', { page: title })}</title>
      <meta name="description" content={description} />
      {!listed && <meta name="robots" content="noindex" />}
      <SharedLink title={sharedTitle} description={description} picture={image ?? usual} />
    </>
  );
}

interface SharedLinkProps {
  title: string;
  description: string;
  picture: string;
}

/** What messengers and social networks show of a link. */
function SharedLink({ title, description, picture }: SharedLinkProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const origin = useRootData()?.origin;
  const address = useOwnAddress();
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={t('app.name')} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={locales[language].replace('-', '_')} />
      <meta property="og:description" content={description} />
      {origin !== undefined && (
        <>
          <meta property="og:url" content={origin + address} />
          <meta property="og:image" content={origin + picture} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
