/** What the page says, once more for machines (schema.org). A data block: no policy for scripts applies to it. */
export function StructuredData({ of }: { of: Readonly<Record<string, unknown>> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...of });
  // An answer that contained "</script>" would otherwise end the block.
  const html = { __html: text.replaceAll('<', '\\u003c') };
  return <script type="application/ld+json" dangerouslySetInnerHTML={html} />;
}
