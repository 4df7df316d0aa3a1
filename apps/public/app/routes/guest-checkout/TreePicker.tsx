import { mostTrees } from '@rimba/api-client/react-query';
import { toBeside } from '@rimba/checkout/tree-choice';
import { landTypeWords } from '@rimba/i18n';
import { Trans, useTranslation } from '@rimba/i18n/react';
import { PageLink, TextLink, usePageAddress } from '@rimba/shell';
import { NotesLanguage } from '@rimba/tree';
import {
  Banner,
  Button,
  Heading,
  IconButton,
  MinusIcon,
  PlusIcon,
  RefreshIcon,
  Select,
  Stack,
  Text,
  TextField,
} from '@rimba/ui';
import { scriptOnly } from '../../frame/content.css.ts';
import { SectionFailed } from '../../frame/SectionFailed.tsx';
import { ForGift } from '../../trees/ForGift.tsx';
import * as styles from './guest-checkout.css.ts';
import { OfferedTrees } from './OfferedTrees.tsx';
import { PickSummary } from './PickSummary.tsx';
import type { OfferedTrees as Offered } from './tree-offer.ts';
import { type AskedPick, writeWas } from './tree-pick.ts';

export interface TreePickerProps {
  communities: readonly { id: number; name: string }[];
  asked: AskedPick;
  /** Null where the service did not answer. */
  pick: Offered | null;
}

/** A few trees to tick, and what they cost: a plain form, whose script only asks it anew at each change. */
export function TreePicker({ communities, asked, pick }: TreePickerProps) {
  const { t } = useTranslation(['checkout', 'common', 'trees']);
  const address = usePageAddress();
  const { from } = asked;
  const offered = pick?.trees ?? [];
  const places = new Set(offered.map(({ kelompokKomunitas }) => kelompokKomunitas.id));
  const count = asked.count === undefined ? undefined : Math.max(1, pick?.ticked.length ?? asked.count);
  const wanted = asked.isAnew || asked.isRecounted ? (asked.count ?? 1) : 0;
  return (
    <form
      method="get"
      action={address({ page: 'unsignedCheckout' })}
      data-pick
      data-adopters={address({ page: 'checkout' })}
      data-adopters-trees={address({ page: 'trees', suffix: '?status=ready_to_adopt' })}
      className={styles.pick}
      noValidate
    >
      <div className={styles.offer}>
        <Stack gap={4}>
          <Stack as="header" gap={2}>
            <Heading level={1} size="h2">
              {t(offered.length > 3 ? 'checkout:pick.titleMany' : 'checkout:pick.title')}
            </Heading>
            <Text tone="muted" measure>
              {t(places.size > 1 ? 'checkout:pick.lead' : 'checkout:pick.leadOnePlace')}
            </Text>
            {asked.isGift && <ForGift />}
          </Stack>
          {from.landType !== undefined && (
            <Text>
              {t('checkout:trees.onLand', { land: t(landTypeWords[from.landType]) })}
              <input type="hidden" name="landType" value={from.landType} />
            </Text>
          )}
          <Wishes communities={communities} asked={asked} count={count} />
          {count === undefined && Number(asked.typed) > mostTrees && (
            <Banner tone="info">
              <Text>
                <Trans
                  ns="checkout"
                  i18nKey="tooMany.text"
                  values={{ max: mostTrees }}
                  components={{ contact: <TextLink to={{ page: 'contact' }} /> }}
                />
              </Text>
            </Banner>
          )}
          {asked.isGift && <input type="hidden" name="gift" value="1" />}
          <input type="hidden" name="offer" value={offered.map(({ id }) => id).join(',')} />
          <input type="hidden" name="was" value={writeWas(count ?? 0, from)} />
          <Shortage pick={pick} wanted={wanted} />
          <p data-pick-failed role="alert" hidden className={styles.failed}>
            {t('checkout:pick.failed')}
          </p>
          {pick && <OfferedTrees {...pick} />}
          {offered.some(({ surveys: [latest] }) => latest?.notes) && <NotesLanguage />}
          <Text variant="small" tone="muted">
            {t('checkout:pick.hold')}{' '}
            <PageLink to={{ page: 'shelf', suffix: toBeside([], asked.isGift) }} className={styles.all}>
              {t('checkout:pick.all')}
            </PageLink>
          </Text>
        </Stack>
      </div>
      {pick && <PickSummary pick={pick} asked={asked} />}
    </form>
  );
}

interface WishesProps extends Pick<TreePickerProps, 'communities' | 'asked'> {
  /** Undefined where none was given that can be. */
  count: number | undefined;
}

/** How many trees, and whose; and the way to others. */
function Wishes({ communities, asked, count }: WishesProps) {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.wishes}>
      <div className={styles.count}>
        <TextField
          type="number"
          name="count"
          label={t('trees.quantity')}
          min={1}
          max={mostTrees}
          defaultValue={count ?? asked.typed}
          error={count === undefined ? t('pick.wrongCount', { max: mostTrees }) : undefined}
          leading={
            <span className={scriptOnly}>
              <IconButton icon={MinusIcon} label={t('pick.less')} data-pick-step="-1" />
            </span>
          }
          trailing={
            <span className={scriptOnly}>
              <IconButton icon={PlusIcon} label={t('pick.more')} data-pick-step="1" />
            </span>
          }
        />
      </div>
      <div className={styles.community}>
        <Select
          name="group"
          label={t('trees.groupLabel')}
          defaultValue={String(asked.from.kelompokKomunitasId ?? '')}
          options={[
            { value: '', label: t('trees.anyGroup') },
            ...communities.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      </div>
      <div className={styles.anew}>
        <noscript>
          <Button type="submit" variant="secondary">
            {t('pick.update')}
          </Button>
        </noscript>
        <Button type="submit" name="others" value="1" variant="secondary" icon={RefreshIcon}>
          {t('pick.others')}
        </Button>
      </div>
    </div>
  );
}

/** Why fewer trees are offered than were wanted. */
function Shortage({ pick, wanted }: Pick<TreePickerProps, 'pick'> & { wanted: number }) {
  const { t } = useTranslation('checkout');
  if (pick === null) {
    return (
      <Banner tone="danger">
        <SectionFailed />
      </Banner>
    );
  }
  if (pick.trees.length === 0) return <Banner tone="info">{t('trees.noneFree')}</Banner>;
  if (wanted <= pick.ticked.length) return null;
  return <Banner tone="info">{t('trees.notEnough', { count: pick.ticked.length })}</Banner>;
}
