// Import directions. tooling ← packages ← apps; each rule names what it refuses and why.
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  comment: `${from} may import only ${allowed.join(', ') || 'none'} of ours`,
  from: { path: `^${from}/` },
  to: { path: '^(apps|packages|tooling)/', pathNot: [`^${from}/`, ...allowed.map((one) => `^${one}(/|$)`)] },
});

const domains = ['identity', 'forest', 'adoption', 'payments', 'engagement', 'transparency'];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      ...only('ui-knows-nobody', 'packages/ui', ['packages/drawings', 'tooling/config']),
      // Its Storybook also shows what the rest of the product tells of itself.
      from: { path: '^packages/ui/', pathNot: '^packages/ui/(\\.storybook/|vitest\\.config\\.ts$)' },
    },
    only('drawings-know-only-the-presets', 'packages/drawings', ['tooling/config']),
    only('i18n-knows-nobody', 'packages/i18n', []),
    only('api-client-knows-nobody', 'packages/api-client', []),
    only('auth-knows-the-client', 'packages/auth', ['packages/api-client']),
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
    only('api-knows-no-front-end', 'apps/api', [
      'packages/drawings',
      'packages/i18n',
      // Values alone: the colours and the rings of what is printed and mailed.
      'packages/ui/src/tokens',
      'packages/ui/src/components/GrowthRings/(ring-paths|seeded-random)\\.ts',
      'tooling/sandbox',
    ]),
    only('public-knows-no-app', 'apps/public', [
      'packages/ui',
      'packages/drawings',
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
    ...domains.map((domain) => ({
      name: `${domain}-is-entered-by-its-service`,
      severity: 'error',
      comment: 'A domain reaches another through its service, its schemas, its pure rules or its types',
      from: {
        path: `^apps/api/src/(${domains.filter((one) => one !== domain).join('|')})/`,
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: `^apps/api/src/${domain}/.*\\.(routes|repository)\\.ts$` },
    })),
    {
      name: 'database-knows-no-domain',
      severity: 'error',
      from: { path: '^apps/api/src/(database|http|clock|config)/', pathNot: '\\.test\\.ts$' },
      to: { path: `^apps/api/src/(${domains.join('|')})/` },
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
