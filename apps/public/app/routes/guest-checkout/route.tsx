import { communitiesQuery } from '@rimba/api-client/react-query';
import { readTreeIds } from '@rimba/checkout';
import { CheckoutSteps } from '@rimba/checkout/payment';
import { toBeside } from '@rimba/checkout/tree-choice';
import { useTranslation } from '@rimba/i18n/react';
import { Banner, Heading, PageWidth, Stack, Text } from '@rimba/ui';
import { redirect } from 'react-router';
import { ask, orNull, serviceApi } from '../../data/service.ts';
import { Enhancement } from '../../enhancement/Enhancement.tsx';
import { Island } from '../../enhancement/Island.tsx';
import { noteFont } from '../../frame/note-font.ts';
import { PageMeta } from '../../frame/PageMeta.tsx';
import type { Route } from './+types/route.ts';
import checkoutScript from './checkout.enhancement.tsx?worker&url';
import { GuestCheckout } from './GuestCheckout.tsx';
import * as styles from './guest-checkout.css.ts';
import pickerScript from './picker.enhancement.ts?worker&url';
import { TreePicker } from './TreePicker.tsx';
import { pickTrees } from './tree-offer.ts';
import { readPick } from './tree-pick.ts';

export const links = noteFont;

/** Trees are chosen by a plain form, which asks this page anew until its answer is the address with them in it. */
export async function loader(args: Route.LoaderArgs) {
  const { searchParams, pathname } = args.url;
  if (readTreeIds(searchParams).length > 0) return undefined;
  const api = serviceApi(args);
  const asked = readPick(searchParams);
  const found = await orNull(
    ask(communitiesQuery(api, { limit: 100, sortBy: 'name', select: ['id', 'name', 'treeCounts'] })),
  );
  const communities = found?.data ?? [];
  const pick = await pickTrees(api, asked, communities);
  const isAsShown = pick?.replaced.length === 0 && pick.before === undefined;
  if (isAsShown && asked.isDone && asked.count !== undefined && pick.ticked.length > 0)
    throw redirect(`${pathname}${toBeside(pick.ticked, asked.isGift)}`);
  return { asked, pick, communities: communities.map(({ id, name }) => ({ id, name })) };
}

/** Adopting without signing in: trees, details, a mailed code, and on to the payment. */
export default function GuestCheckoutPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <>
      <PageMeta
        title={t('checkout:page.title')}
        description={t('checkout:page.description')}
        listed={false}
      />
      <PageWidth>
        <div className={styles.page}>
          <CheckoutSteps at={loaderData ? 'trees' : 'details'} />
          {loaderData ? (
            <>
              <TreePicker {...loaderData} />
              <Enhancement src={pickerScript} />
            </>
          ) : (
            <Details />
          )}
        </div>
      </PageWidth>
    </>
  );
}

function Details() {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <>
      <Stack as="header" gap={2}>
        <Heading level={1} size="h2">
          {t('checkout:guest.title')}
        </Heading>
        <Text tone="muted" measure>
          {t('checkout:guest.lead')}
        </Text>
      </Stack>
      <noscript>
        <Banner tone="info">{t('common:noScript.checkout')}</Banner>
      </noscript>
      <Island name="guestCheckout" script={checkoutScript}>
        <GuestCheckout />
      </Island>
    </>
  );
}
