import type { Description, Operation, Parameter } from './description.ts';
import { faces } from './reference-style.ts';

const configuration = {
  url: '/api/docs/openapi.json',
  documentDownloadType: 'none',
  // Nothing but this origin: no letters, no proxy and no services of others.
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  // Beside a call without one stands where a key is made.
  authentication: { preferredSecurityScheme: 'readKey' },
  customCss: `${faces} :root { --scalar-font: 'Rimba Sans', system-ui, sans-serif; }
.scalar-app .introduction-section.section { padding-top: 2rem; }
.scalar-app .hljs.custom-scroll { white-space: pre-wrap; overflow-wrap: anywhere; }
.scalar-app .hljs.custom-scroll * { white-space: inherit; overflow-wrap: inherit; }`,
};

const attribute = (value: unknown) =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Scalar's reference, in which calls can be tried; without scripts it leads to the page that needs none. */
export const tryPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Rimba API</title>
</head>
<body>
<noscript><p>Trying calls needs a script. <a href="/api/docs/plain">Every call, schema and error to read</a></p></noscript>
<script id="api-reference" type="application/json" data-configuration="${attribute(configuration)}"></script>
<script type="module" src="/api/docs/scalar/standalone.esm.js"></script>
</body>
</html>
`;

/** What there is beside this page, in Scalar's Markdown. */
const beside =
  '[Every call on one page, without a script](/api/docs/plain) · for JavaScript and TypeScript the client: ' +
  '`npm install @rimba/api-client`';

/**
 * The description as Scalar is given it. It sends every parameter that has an example: of those that may be left out,
 * the reader says which.
 */
export function descriptionToTry({ info, paths, ...rest }: Description) {
  const toTry = ({ example, ...parameter }: Parameter) => ({
    ...parameter,
    examples: { usual: { value: example, 'x-disabled': parameter.required !== true } },
  });
  const withParameters = (operation: Operation) => ({
    ...operation,
    parameters: operation.parameters?.map(toTry) ?? [],
  });
  const eachOf = <T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
  return {
    ...rest,
    info: { ...info, description: `${beside}\n\n${info.description}` },
    paths: eachOf(paths, (methods) => eachOf(methods, withParameters)),
  };
}
