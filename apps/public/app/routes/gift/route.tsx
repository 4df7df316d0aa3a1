import { ApiError, type Schema, serviceNow } from '@rimba/api-client';
import { giftQuery } from '@rimba/api-client/react-query';
import { withLanguage } from '@rimba/i18n';
import { Trans, useFormat, useLanguage, useTranslation } from '@rimba/i18n/react';
import { pathTo } from '@rimba/paths';
import { TextLink } from '@rimba/shell';
import { Banner, Button, Card, Heading, PageWidth, Stack, Text } from '@rimba/ui';
import { data } from 'react-router';
import { ask, orNotFound, serviceApi } from '../../data/service.ts';
import { Island } from '../../enhancement/Island.tsx';
import { NotFoundPage } from '../../frame/NotFoundPage.tsx';
import { noteFont } from '../../frame/note-font.ts';
import { PageMeta } from '../../frame/PageMeta.tsx';
import type { Route } from './+types/route.ts';
import { Accepted } from './Accepted.tsx';
import { Claim } from './Claim.tsx';
import { GiftStand } from './GiftStand.tsx';
import * as styles from './gift.css.ts';
import giftScript from './gift.enhancement.tsx?worker&url';

export const links = noteFont;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const asked = ask(giftQuery(serviceApi({ context, url }), params.giftCode));
  const gift = await orNotFound(asked.catch(nullIfMissing));
  return gift ?? data(null, { status: 404 });
}

function nullIfMissing(error: unknown): null {
  if (error instanceof ApiError && error.code === 'gift.not_found') return null;
  throw error;
}

/** Whoever has the code may read it; no search engine lists it, and no other site is told of it. */
export const headers = () => ({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });

/** What somebody was given: the tree first, then how to follow it. Never a price, and no login before the tree. */
export default function GiftPage({ loaderData: gift }: Route.ComponentProps) {
  const { t } = useTranslation(['gifts', 'errors']);
  const language = useLanguage();
  if (gift === null) {
    return <NotFoundPage title={t('gifts:missing.title')} text={t('errors:gift.not_found')} />;
  }
  const { giver, holder, message, trees } = gift;
  const count = trees.length;
  const isPast = isOver(gift);
  const isOpen = gift.acceptedAt === null && !isPast;
  const title =
    holder === ''
      ? t(isPast ? 'gifts:ended.headingNameless' : 'gifts:page.titleNameless', { count })
      : t(isPast ? 'gifts:ended.heading' : 'gifts:page.title', { name: holder, count });
  const [tree] = trees;
  const picture = tree && withLanguage(pathTo('preview', { picture: `tree-${tree.code}.png` }), language);
  return (
    <PageWidth>
      <PageMeta
        title={title}
        description={t('gifts:meta.description')}
        listed={false}
        {...(picture && { image: picture })}
      />
      <div className={styles.sheet}>
        <Stack as="header" gap={3} align="start">
          <Stack gap={1}>
            {giver !== null && <Text tone="muted">{t('gifts:page.from', { giver })}</Text>}
            <Heading level={1}>{title}</Heading>
          </Stack>
          {/* The tree comes first, and on a phone hides that there is something to accept. */}
          {isOpen && (
            <Button asChild size="compact">
              <a href="#follow">{t('gifts:follow.claim')}</a>
            </Button>
          )}
        </Stack>
        {isPast ? <Ended gift={gift} /> : <AcceptedOn gift={gift} />}
        <div className={count === 1 ? styles.beside : styles.below}>
          <GiftStand trees={trees} />
          <div className={styles.below}>
            {message !== null && (
              <Text as="blockquote" variant="note" tone="heading">
                <span className={styles.asTyped}>{`“${message}”`}</span>
              </Text>
            )}
            <Facts gift={gift} />
          </div>
        </div>
        {isOpen && <Follow count={count} />}
      </div>
    </PageWidth>
  );
}

/** Whether the last of its terms has ended, accepted or not. */
const isOver = ({ endsAt }: Schema<'Gift'>) => Date.parse(endsAt) <= serviceNow();

function Facts({ gift }: { gift: Schema<'Gift'> }) {
  const { trees, endsAt } = gift;
  const { t } = useTranslation('gifts');
  const format = useFormat();
  const [tree] = trees;
  const communities = [...new Set(trees.map(({ kelompokKomunitas }) => kelompokKomunitas.name))];
  const facts: [string, string][] = [
    ...(tree && trees.length === 1
      ? [[t('page.height'), format.measure(tree.height, 'm')] satisfies [string, string]]
      : []),
    [t('page.care'), format.list(communities)],
    [t(isOver(gift) ? 'page.was' : 'page.until'), format.lastFullDay(endsAt)],
    ...(isOver(gift) ? [] : [[t('page.letters'), t('page.perYear')] satisfies [string, string]]),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <Text as="dt" variant="caption" tone="muted">
            {name}
          </Text>
          <Text as="dd" weight="semibold">
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}

/** Since when it is somebody's, before all else: its reader is who accepted it, or wonders whether they still can. */
function AcceptedOn({ gift: { acceptedAt, holder } }: { gift: Schema<'Gift'> }) {
  const { t } = useTranslation('gifts');
  const format = useFormat();
  if (acceptedAt === null) return null;
  return (
    <Banner tone="success">
      <Stack gap={3}>
        <Text weight="semibold">{t('accepted.title', { date: format.date(acceptedAt) })}</Text>
        <Island name="acceptedGift" script={giftScript}>
          <Accepted />
        </Island>
        {holder !== '' && (
          <Text variant="small">
            <Trans
              ns="gifts"
              i18nKey="accepted.shown"
              values={{ holder }}
              components={{ profile: <TextLink to={{ page: 'profile' }} /> }}
            />
          </Text>
        )}
      </Stack>
    </Banner>
  );
}

/** That its term is over, in the same place. */
function Ended({ gift: { acceptedAt, endsAt } }: { gift: Schema<'Gift'> }) {
  const { t } = useTranslation('gifts');
  const format = useFormat();
  return (
    <Banner tone="info">
      <Stack gap={1}>
        <Text weight="semibold">{t('ended.title', { date: format.lastFullDay(endsAt) })}</Text>
        {acceptedAt === null && <Text variant="small">{t('ended.text')}</Text>}
      </Stack>
    </Banner>
  );
}

/** What its reader can do: accept it. */
function Follow({ count }: { count: number }) {
  const { t } = useTranslation('gifts');
  return (
    <Card as="section" padding={5} aria-labelledby="follow">
      <Stack gap={4}>
        <Heading level={2} size="h3" id="follow">
          {t('follow.title', { count })}
        </Heading>
        <noscript>
          <Banner tone="info">{t('follow.noScript')}</Banner>
        </noscript>
        <Island name="gift" script={giftScript}>
          <Claim />
        </Island>
      </Stack>
    </Card>
  );
}
