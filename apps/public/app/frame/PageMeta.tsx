interface PageMetaProps {
  title: string;
  /** One or two sentences for search results and shared links. */
  description?: string;
}

/** What the page is called outside of itself. React moves these into the head. */
export function PageMeta({ title, description }: PageMetaProps) {
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content="Rimba" />
      {description !== undefined && (
        <>
          <meta name="description" content={description} />
          <meta property="og:description" content={description} />
        </>
      )}
    </>
  );
}
