import { communitiesQuery, quoteQuery } from '@rimba/api-client';
import { readTreeIds } from '@rimba/checkout';
import { CheckoutSteps } from '@rimba/checkout/payment';
import { Trans, useTranslation } from '@rimba/i18n/react';
import { pathTo } from '@rimba/paths';
import { TextLink } from '@rimba/shell';
import { Banner, Heading, PageWidth, Stack, Text } from '@rimba/ui';
import { redirect, useLocation } from 'react-router';
import { ask, orNull, serviceApi } from '../../data/service.ts';
import { Enhancement } from '../../enhancement/Enhancement.tsx';
import { Island } from '../../enhancement/Island.tsx';
import { PageMeta } from '../../frame/PageMeta.tsx';
import type { Route } from './+types/route.ts';
import checkoutScript from './checkout.enhancement.tsx?worker&url';
import { GuestCheckout } from './GuestCheckout.tsx';
import * as styles from './guest-checkout.css.ts';
import pickerScript from './picker.enhancement.ts?worker&url';
import { TreePicker } from './TreePicker.tsx';
import { readTreeWish } from './tree-wish.ts';

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
  const params = new URLSearchParams(useLocation().search);
  const treeIds = readTreeIds(params);
  return (
    <>
      <PageMeta
        title={t('checkout:page.title')}
        description={t('checkout:page.description')}
        listed={false}
      />
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
            <Island name="guestCheckout" script={checkoutScript}>
              <GuestCheckout />
            </Island>
          ) : (
            <>
              <TreePicker {...loaderData} wish={readTreeWish(params)} />
              <Enhancement src={pickerScript} />
            </>
          )}
        </div>
      </PageWidth>
    </>
  );
}

const loginSuffix = (treeIds: readonly number[]) =>
  `?${new URLSearchParams({ next: pathTo('checkout') + (treeIds.length > 0 ? `?trees=${treeIds.join(',')}` : '') })}`;
