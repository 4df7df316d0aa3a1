import { readdirSync } from 'node:fs';

// Import directions. tooling ← packages ← apps; each rule names what it refuses and why.
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  comment: `${from} may import only ${allowed.join(', ') || 'none'} of ours`,
  // How its tests are run is nobody's knowledge.
  from: { path: `^${from}/`, pathNot: `^${from}/vitest\\.config\\.ts$` },
  to: { path: '^(apps|packages|tooling)/', pathNot: [`^${from}/`, ...allowed.map((one) => `^${one}(/|$)`)] },
});

const service = 'apps/api/src';
const inside = (domain, rooms) => [...rooms.split(' ').map((room) => `${domain}/${room}`), domain];
/** What every subject of the service stands on. */
const foundations = [
  ...'config database clock language log metrics secrets tracing jobs'.split(' '),
  ...'documents http limits storage openapi'.split(' '),
];
/**
 * The rooms of the service, of the apps and of their frame, the lowest first: each knows those before it alone. A
 * domain of the service comes after its rooms: that is where they are put together.
 */
const roomsOf = {
  [service]: [
    ...foundations,
    ...inside('engagement', 'message mail notification'),
    ...inside(
      'identity',
      'security picture adopter captcha session proof way passkey key password google guest profile sign-in',
    ),
    ...inside('forest', 'vocabulary tally photo survey species community news tree map'),
    'payment-gateway',
    ...inside(
      'adoption',
      'ledger price wishtree ranking certificate gift own-forest year tidings letter payment transaction order term download',
    ),
    ...'spending transparency contact account services.ts app.ts seed start cli'.split(' '),
  ],
  'apps/gateway/src': 'manifest http apps card-frame pages gateway.ts start'.split(' '),
  'apps/member/app': 'session data live offline frame account trees adopters routes root.tsx'.split(' '),
  'apps/public/app':
    'pictures communities promises previews reports certificates money news sign-in data member-frame enhancement google frame trees map routes root.tsx'.split(
      ' ',
    ),
  'tooling/chaos/src': 'plan checks world actors faults run main.ts'.split(' '),
  'packages/shell/src':
    'focus head late navigation page theme bottom-nav brand language notices sidebar topbar frame visitor'.split(
      ' ',
    ),
};
/** Rooms that are entered by their index.ts alone: all that have a subject, and what a foundation keeps together. */
const faces = [
  ...roomsOf[service].filter((room) => room.includes('/')),
  ...['payment-gateway', 'spending', 'transparency', 'contact', 'account', 'http/list', 'http/validation'],
];
const tests = ['\\.(test|stories)\\.tsx?$', '/testing/'];

const foldersIn = (place) =>
  readdirSync(place, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

/** Every import of a room that stands above, in one place; a folder that is in no list is refused. */
function belowWhatFollows([place, rooms]) {
  const domains = rooms.filter((room) => rooms.some((other) => other.startsWith(`${room}/`)));
  const found = [
    ...foldersIn(place),
    ...domains.flatMap((domain) => foldersIn(`${place}/${domain}`).map((room) => `${domain}/${room}`)),
  ];
  const unlisted = found.filter((room) => room !== 'testing' && !rooms.includes(room));
  if (unlisted.length)
    throw new Error(`Say in .dependency-cruiser.mjs where in ${place} this stands: ${unlisted}`);
  const pathOf = (room) =>
    `^${place}/${room}${/\.tsx?$/.test(room) ? '$' : domains.includes(room) ? '/[^/]+$' : '/'}`;
  return rooms.slice(0, -1).map((room, index) => ({
    name: `${room}-is-below-what-follows-it`,
    severity: 'error',
    comment: `What is listed after ${room} stands above it`,
    from: { path: pathOf(room), pathNot: tests },
    to: { path: rooms.slice(index + 1).map(pathOf) },
  }));
}

/**
 * Who looks into sources past a package's exports: the reference mounts pages and components just as they are, and the
 * library's Storybook shows the reference.
 */
const lookInside = ['^tooling/reference/', '^packages/ui/(\\.storybook/|vitest\\.config\\.ts$)'];

/** The parts of a section that are pages of their own, as `list` and `detail` of `trees`. */
const pagesOfSections = ['apps/member/app/routes', 'apps/public/app/routes'].flatMap((routes) =>
  foldersIn(routes).flatMap((section) =>
    foldersIn(`${routes}/${section}`).filter((page) =>
      readdirSync(`${routes}/${section}/${page}`).some((file) => /^route\.tsx?$/.test(file)),
    ),
  ),
);

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
      name: 'packages-are-entered-by-their-exports',
      severity: 'error',
      comment: 'A package is reached by its name, which its exports answer, or from inside itself',
      from: { path: '^((?:apps|packages|tooling)/[^/]+)/', pathNot: lookInside },
      // By its name it is no local dependency.
      to: { path: '^(apps|packages|tooling)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'pages-know-no-other-page',
      severity: 'error',
      comment: 'What two pages need stands below routes, or in the folder of the section they share',
      from: { path: `^(apps/[^/]+/app/routes/[^/]+)(?:/(?:${pagesOfSections.join('|')}))?/` },
      to: { path: '^apps/[^/]+/app/routes/[^/]+/', pathNot: ['^$1/[^/]+$', '^$0'] },
    },
    only('config-knows-nobody', 'tooling/config', []),
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
    only('rendering-knows-only-addresses', 'packages/rendering', [
      'packages/i18n',
      'packages/paths',
      'tooling/config',
    ]),
    only('forms-know-no-frame', 'packages/forms', ['packages/api-client', 'packages/i18n', 'tooling/config']),
    only('tree-knows-no-frame', 'packages/tree', [
      'packages/ui',
      'packages/drawings',
      'packages/api-client',
      'packages/i18n',
      'tooling/config',
    ]),
    only('shell-is-below-the-apps', 'packages/shell', [
      'packages/rendering',
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
      'packages/forms',
      'packages/shell',
      'packages/ui',
      'packages/drawings',
      'packages/api-client',
      'packages/i18n',
      'packages/paths',
      'tooling/config',
    ]),
    only('embeds-know-no-frame', 'packages/embeds', [
      'packages/api-client',
      'packages/i18n',
      'packages/paths',
      'packages/ui/src/tokens',
      'tooling/config',
    ]),
    only('api-knows-no-front-end', 'apps/api', [
      'packages/drawings',
      'packages/i18n',
      'packages/paths',
      // Values, and one layout without a browser: the colours, the rings and the trees of what is printed, mailed and shared.
      'packages/ui/src/tokens',
      'packages/ui/src/components/GrowthRings/(ring-paths|seeded-random)\\.ts',
      'packages/ui/src/components/Sapling/(sapling-paths|sapling-limit)\\.ts',
      'packages/ui/src/components/MeasuredDrawing/(standing-scene|person-paths|StandingPicture)\\.tsx?',
      'tooling/sandbox',
    ]),
    only('public-knows-no-app', 'apps/public', [
      'packages/ui',
      'packages/drawings',
      'packages/certificate',
      'packages/checkout',
      'packages/map',
      'packages/tree',
      'packages/forms',
      'packages/shell',
      'packages/rendering',
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
      'packages/tree',
      'packages/forms',
      'packages/shell',
      'packages/rendering',
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
    {
      name: 'only-repositories-ask-the-database',
      severity: 'error',
      comment:
        'Tables and SQL are for a repository of the room; the words that a column may have, for its schemas too',
      from: {
        path: `^${service}/`,
        pathNot: [
          '\\.(repository|schemas)\\.ts$',
          `^${service}/(${[...foundations, 'seed', 'cli'].join('|')})/`,
          ...tests,
        ],
      },
      to: {
        path: `^${service}/database/(query\\.ts$|schema/)`,
        dependencyTypesNot: ['type-only'],
      },
    },
    ...faces.map((room) => ({
      name: `${room}-has-one-face`,
      severity: 'error',
      comment: 'Others enter a room by its index.ts; what is not on it is private. Tests may look inside',
      from: { path: `^${service}/`, pathNot: [`^${service}/${room}/`, ...tests] },
      to: { path: `^${service}/${room}/`, pathNot: `^${service}/${room}/index\\.ts$` },
    })),
    ...Object.entries(roomsOf).flatMap(belowWhatFollows),
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
