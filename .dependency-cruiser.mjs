import { readdirSync } from 'node:fs';

// Import directions. tooling ← packages ← apps; each rule names what it refuses and why.
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  comment: `${from} may import only ${allowed.join(', ') || 'none'} of ours`,
  from: { path: `^${from}/` },
  to: { path: '^(apps|packages|tooling)/', pathNot: [`^${from}/`, ...allowed.map((one) => `^${one}(/|$)`)] },
});

const service = 'apps/api/src';
/** The domains of the service, each below those that follow it, and what is one room by itself. */
const domains = ['engagement', 'identity', 'forest', 'payment-gateway', 'adoption'];
const single = ['account', 'contact', 'payment-gateway', 'transparency'];
const rooms = [
  ...domains
    .filter((domain) => !single.includes(domain))
    .flatMap((domain) =>
      readdirSync(`${service}/${domain}`, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${domain}/${name}`),
    ),
  ...single,
];
/** What a foundation keeps together behind a face of its own. */
const faces = ['http/list'];
const tests = ['\\.test\\.tsx?$', `^${service}/testing/`];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Types included: who needs a type of a module needs the module',
      from: {},
      to: { circular: true },
    },
    {
      ...only('ui-knows-nobody', 'packages/ui', ['packages/drawings', 'tooling/config']),
      // Its Storybook also shows what the rest of the product tells of itself.
      from: { path: '^packages/ui/', pathNot: '^packages/ui/(\\.storybook/|vitest\\.config\\.ts$)' },
    },
    only('drawings-know-only-the-presets', 'packages/drawings', ['tooling/config']),
    only('i18n-knows-nobody', 'packages/i18n', []),
    only('api-client-knows-nobody', 'packages/api-client', []),
    only('auth-knows-the-client', 'packages/auth', [
      'packages/api-client',
      'packages/paths',
      'packages/i18n',
    ]),
    only('paths-know-only-the-words', 'packages/paths', ['packages/i18n']),
    only('shell-is-below-the-apps', 'packages/shell', [
      'packages/ui',
      'packages/drawings',
      'packages/auth',
      'packages/api-client',
      'packages/i18n',
      'packages/paths',
      'tooling/config',
    ]),
    only('certificate-knows-no-frame', 'packages/certificate', [
      'packages/ui',
      'packages/drawings',
      'packages/api-client',
      'packages/i18n',
      'tooling/config',
    ]),
    only('map-is-above-the-frame', 'packages/map', [
      'packages/shell',
      'packages/ui',
      'packages/drawings',
      'packages/api-client',
      'packages/i18n',
      'tooling/config',
    ]),
    only('checkout-is-above-the-frame', 'packages/checkout', [
      'packages/shell',
      'packages/ui',
      'packages/drawings',
      'packages/api-client',
      'packages/i18n',
      'tooling/config',
    ]),
    only('api-knows-no-front-end', 'apps/api', [
      'packages/drawings',
      'packages/i18n',
      'packages/paths',
      // Values alone: the colours and the rings of what is printed and mailed.
      'packages/ui/src/tokens',
      'packages/ui/src/components/GrowthRings/(ring-paths|seeded-random)\\.ts',
      'tooling/sandbox',
    ]),
    only('public-knows-no-app', 'apps/public', [
      'packages/ui',
      'packages/drawings',
      'packages/certificate',
      'packages/checkout',
      'packages/map',
      'packages/shell',
      'packages/auth',
      'packages/api-client',
      'packages/i18n',
      'packages/paths',
      'tooling/config',
    ]),
    only('member-knows-no-app', 'apps/member', [
      'packages/ui',
      'packages/drawings',
      'packages/certificate',
      'packages/checkout',
      'packages/map',
      'packages/shell',
      'packages/auth',
      'packages/api-client',
      'packages/i18n',
      'packages/paths',
      'tooling/config',
    ]),
    {
      name: 'sandbox-is-no-part-of-the-service',
      severity: 'error',
      comment: 'The service speaks to the sandbox over HTTP and SMTP; only its tests start one',
      from: { path: '^apps/api/src/', pathNot: ['\\.test\\.tsx?$', '^apps/api/src/testing/'] },
      to: { path: '^tooling/sandbox/' },
    },
    ...[...rooms, ...faces].map((room) => ({
      name: `${room}-has-one-face`,
      severity: 'error',
      comment: 'Others enter a room by its index.ts; what is not on it is private. Tests may look inside',
      from: { path: `^${service}/`, pathNot: [`^${service}/${room}/`, ...tests] },
      to: { path: `^${service}/${room}/`, pathNot: `^${service}/${room}/index\\.ts$` },
    })),
    ...domains.map((domain, place) => ({
      name: `${domain}-is-below-what-follows-it`,
      severity: 'error',
      from: { path: `^${service}/${domain}/`, pathNot: tests },
      to: {
        path: [...domains.slice(place + 1), 'account', 'contact', 'services'].map(
          (above) => `^${service}/${above}[/.]`,
        ),
      },
    })),
    {
      name: 'routes-are-above-their-app',
      severity: 'error',
      comment:
        'What an app has for its pages knows none of them; forms are the script that brings pages to life',
      from: {
        path: '^apps/(public|member)/app/[^/]+/',
        pathNot: ['/app/routes/', '/sign-in/forms\\.enhancement\\.tsx$'],
      },
      to: { path: '^apps/(public|member)/app/routes/' },
    },
    {
      name: 'foundations-know-no-room',
      severity: 'error',
      from: {
        path: [
          'clock',
          'config',
          'database',
          'documents',
          'http',
          'jobs',
          'language',
          'limits',
          'metrics',
          'storage',
        ].map((foundation) => `^${service}/${foundation}/`),
        pathNot: tests,
      },
      to: { path: [...rooms, 'services'].map((room) => `^${service}/${room}[/.]`) },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/build/|/\\.react-router/|/storybook-static/|/node_modules/)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
