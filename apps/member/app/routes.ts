import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

// The first segment may name a language. Addresses as spec.md section 2 has them.
export default prefix(':language?', [
  layout('frame/Pages.tsx', [
    index('routes/home/route.tsx'),

    route('data/pohon', 'routes/trees/list/route.tsx'),
    route('data/pohon/:treeId', 'routes/trees/detail/route.tsx'),
    route('data/adopter', 'routes/adopters/route.tsx'),
    route('pemetaan', 'routes/map/route.tsx'),

    route('wishtree', 'routes/wishtree/route.tsx'),
    route('checkout', 'routes/checkout/route.tsx'),
    route('transaction', 'routes/transactions/list/route.tsx'),
    route('transaction/:transactionId', 'routes/transactions/detail/route.tsx'),
    route('certificates', 'routes/certificates/list/route.tsx'),
    route('certificates/me/:certificateNumber', 'routes/certificates/detail/route.tsx'),

    route('notification', 'routes/notifications/route.tsx'),
    route('email-verification', 'routes/email-verification/route.tsx'),
    route('profile', 'routes/profile/route.tsx'),
  ]),
  route('*', 'routes/elsewhere.ts'),
]) satisfies RouteConfig;
