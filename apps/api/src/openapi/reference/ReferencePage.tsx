import { CallEntry } from './CallEntry.tsx';
import { callsByTag, type Description, descriptionHeadings } from './description.ts';
import { referenceStyle } from './reference-style.ts';
import { Said } from './Said.tsx';
import { SchemaShape } from './SchemaShape.tsx';

/** The whole description on one page, without scripts: it is searched as any page is. */
export function ReferencePage({ description }: { description: Description }) {
  const { info, components } = description;
  const tags = [...callsByTag(description)];
  const paragraphs = info.description.split('\n\n');
  const [about = ''] = paragraphs;
  const under = (heading: string, at = 1) => paragraphs[paragraphs.indexOf(`## ${heading}`) + at] ?? '';
  const codeUnder = (heading: string) =>
    under(heading, 2)
      .replace(/^```.*$/gm, '')
      .trim();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${info.title} API`}</title>
        <style dangerouslySetInnerHTML={{ __html: referenceStyle }} />
      </head>
      <body>
        <nav aria-label="Contents">
          <ul>
            <li>
              <a href="#access">access</a>
            </li>
            <li>
              <a href="#lists">lists</a>
            </li>
            <li>
              <a href="#embeds">embeds</a>
            </li>
            <li>
              <a href="#changes">changes</a>
            </li>
            {tags.map(([tag]) => (
              <li key={tag}>
                <a href={`#tag-${tag}`}>{tag}</a>
              </li>
            ))}
            <li>
              <a href="#schemas">schemas</a>
            </li>
            <li>
              <a href="#errors">errors</a>
            </li>
          </ul>
        </nav>
        <main>
          <h1>{`${info.title} API, version ${info.version}`}</h1>
          <p>{about}</p>
          <p>
            <a href="/api/openapi.json">openapi.json</a> · <a href="/api/docs">try calls</a>
          </p>
          <section id="access">
            <h2>access</h2>
            {Object.entries(components.securitySchemes).map(([name, { bearerFormat, description: text }]) => (
              <article key={name}>
                <h3>{name}</h3>
                <p className="about">Authorization: Bearer {bearerFormat}</p>
                <p>
                  <Said text={text} />
                </p>
              </article>
            ))}
            <article id="keys">
              <h3>keys for programs</h3>
              <p>
                <Said text={under(descriptionHeadings.keys)} />
              </p>
            </article>
            <article id="rate-limits">
              <h3>rate limits</h3>
              <p>
                <Said text={under(descriptionHeadings.rateLimits)} />
              </p>
            </article>
            <article id="bot-check">
              <h3>bot check</h3>
              <p>
                <Said text={under(descriptionHeadings.botCheck)} />
              </p>
              <pre className="example">{codeUnder(descriptionHeadings.botCheck)}</pre>
            </article>
          </section>
          <section id="lists">
            <h2>lists and orders</h2>
            {(['pagination', 'filters', 'idempotency'] as const).map((part) => (
              <article key={part} id={part}>
                <h3>{part}</h3>
                <p>
                  <Said text={under(descriptionHeadings[part])} />
                </p>
              </article>
            ))}
          </section>
          <section id="embeds">
            <h2>embeds</h2>
            <p>
              <Said text={under(descriptionHeadings.embeds)} />
            </p>
            <pre className="example">{codeUnder(descriptionHeadings.embeds)}</pre>
          </section>
          <section id="changes">
            <h2>changes</h2>
            <p>
              <Said text={under(descriptionHeadings.changes)} />
            </p>
          </section>
          {tags.map(([tag, calls]) => (
            <section key={tag} id={`tag-${tag}`}>
              <h2>{tag}</h2>
              {calls.map((call) => (
                <CallEntry key={call.operationId} call={call} />
              ))}
            </section>
          ))}
          <section id="schemas">
            <h2>schemas</h2>
            {Object.entries(components.schemas).map(([name, shape]) => (
              <article key={name} id={`schema-${name}`}>
                <h3>{name}</h3>
                <SchemaShape shape={shape} />
              </article>
            ))}
          </section>
          <section id="errors">
            <h2>errors</h2>
            <p>
              <Said text={under(descriptionHeadings.failures)} />
            </p>
            {Object.entries(components.examples ?? {}).map(([code, { summary, value }]) => (
              <article key={code} id={`error-${code}`}>
                <h3>{code}</h3>
                <p>{summary}</p>
                <pre className="example">{JSON.stringify(value, null, 2)}</pre>
              </article>
            ))}
          </section>
        </main>
      </body>
    </html>
  );
}
