import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { type PageWith, routesOf } from '@rimba/paths';

/** The module of each of this app's pages; one that is missing does not compile. */
const modules = {
  home: 'home/route.tsx',

  trees: 'trees/list/route.tsx',
  tree: 'trees/detail/route.tsx',
  adopters: 'adopters/route.tsx',
  map: 'map/route.tsx',

  profile: 'profile/route.tsx',
  emailVerification: 'email-verification/route.tsx',
  transactions: 'transactions/list/route.tsx',
  transaction: 'transactions/detail/route.tsx',
  wishtree: 'wishtree/route.tsx',
  checkout: 'checkout/route.tsx',
  renew: 'renew/route.tsx',
  year: 'year/route.tsx',
  certificates: 'certificates/list/route.tsx',
  myCertificate: 'certificates/detail/route.tsx',
  notifications: 'notifications/route.tsx',
  letter: 'letter/route.tsx',
} as const satisfies Record<PageWith<{ owner: 'member' | 'both' }>, string>;

const pages = routesOf(modules).map(({ id, path, module }) =>
  path === '' ? index(`routes/${module}`, { id }) : route(path, `routes/${module}`, { id }),
);

// The first segment may name a language.
export default prefix(':language?', [
  layout('frame/Pages.tsx', pages),
  route('*', 'routes/elsewhere.ts'),
]) satisfies RouteConfig;
