import { useTranslation } from '@rimba/i18n/react';

interface PageMetaProps {
  title: string;
  /** The title already says whose site it is. */
  whole?: boolean;
  /** What a shared link calls the page, if not by its title. */
  sharedTitle?: string;
  /** One or two sentences for search results and shared links. */
  description?: string;
  /** Whole address of a picture of 1200 by 630. */
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
  return (
    <>
      <title>{whole ? title : t('app.pageTitle', { page: title })}</title>
      <meta property="og:title" content={sharedTitle} />
      <meta property="og:site_name" content={t('app.name')} />
      <meta property="og:type" content="website" />
      {description !== undefined && (
        <>
          <meta name="description" content={description} />
          <meta property="og:description" content={description} />
        </>
      )}
      {image !== undefined && (
        <>
          <meta property="og:image" content={image} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {!listed && <meta name="robots" content="noindex" />}
    </>
  );
}
