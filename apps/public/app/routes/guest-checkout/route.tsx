import { communitiesQuery, quoteQuery } from '@rimba/api-client';
import { Trans, useTranslation } from '@rimba/i18n/react';
import { TextLink } from '@rimba/shell';
import { readTreeIds } from '@rimba/shell/checkout';
import { CheckoutSteps } from '@rimba/shell/payment';
import { Banner, Heading, PageWidth, Stack, Text } from '@rimba/ui';
import { redirect } from 'react-router';
import { ask, orNull, serviceApi } from '../../data/service.ts';
import { PageMeta } from '../../frame/PageMeta.tsx';
import { HydratedPage } from '../../sign-in/HydratedPage.tsx';
import type { Route } from './+types/route.ts';
import { GuestCheckout } from './GuestCheckout.tsx';
import * as styles from './guest-checkout.css.ts';
import { TreePicker } from './TreePicker.tsx';
import { readTreeWish } from './tree-wish.ts';
import { useStayOrLeave } from './use-stay-or-leave.ts';

export const handle = { hydrate: true };

/** Trees are chosen for a visitor by a plain form: its answer is this page's address with them in it. */
export async function loader(args: Route.LoaderArgs) {
  const { searchParams, pathname } = args.url;
  if (readTreeIds(searchParams).length > 0) return { communities: [], picked: undefined };
  const api = serviceApi(args);
  const wish = readTreeWish(searchParams);
  const quote = wish.count === undefined ? undefined : await orNull(ask(quoteQuery(api, wish)));
  if (quote && quote.trees.length > 0) {
    throw redirect(`${pathname}?trees=${quote.trees.map(({ id }) => id).join(',')}&of=${wish.count}`);
  }
  const communities = await orNull(ask(communitiesQuery(api, { limit: 100, select: ['id', 'name'] })));
  return { communities: communities?.data ?? [], picked: quote === undefined ? undefined : quote !== null };
}

/** Adopting without signing in: trees, details, a mailed code, and on to the payment. */
export default function GuestCheckoutPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const { search, isHere } = useStayOrLeave();
  const params = new URLSearchParams(search);
  const treeIds = readTreeIds(params);
  return (
    <HydratedPage>
      <PageMeta title={t('checkout:page.title')} listed={false} />
      <PageWidth>
        <div className={styles.page}>
          <CheckoutSteps at={treeIds.length > 0 ? 'details' : 'trees'} />
          <Stack as="header" gap={2}>
            <Heading level={1} size="h2">
              {t('checkout:guest.title')}
            </Heading>
            <Text tone="muted" measure>
              {t('checkout:guest.lead')}
            </Text>
            <Text>
              <Trans
                ns="checkout"
                i18nKey="guest.haveAccount"
                components={{ login: <TextLink to={{ page: 'login', suffix: loginSuffix(treeIds) }} /> }}
              />
            </Text>
          </Stack>
          <noscript>
            <Banner tone="info">{t('common:noScript.checkout')}</Banner>
          </noscript>
          {treeIds.length > 0 ? (
            <GuestCheckout named={treeIds} wanted={Number(params.get('of'))} isHere={isHere} />
          ) : (
            <TreePicker {...loaderData} wish={readTreeWish(params)} />
          )}
        </div>
      </PageWidth>
    </HydratedPage>
  );
}

const loginSuffix = (treeIds: readonly number[]) =>
  `?${new URLSearchParams({ next: treeIds.length > 0 ? `/checkout/?trees=${treeIds.join(',')}` : '/checkout/' })}`;
