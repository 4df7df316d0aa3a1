import { keepDestination } from '@rimba/auth';
import {
  beginDraft,
  CheckoutApi,
  CheckoutFlow,
  type CheckoutForm,
  emptyForm,
  readIsGift,
  readTreeIds,
} from '@rimba/checkout';
import { checkoutDrafts } from '@rimba/checkout/draft';
import { NoTrees } from '@rimba/checkout/no-trees';
import { noneBeside, toBeside } from '@rimba/checkout/tree-choice';
import { useTranslation } from '@rimba/i18n/react';
import { useOnline, usePageAddress } from '@rimba/shell';
import { Banner, Button, Skeleton, SkeletonGroup, Stack, Text } from '@rimba/ui';
import { type ComponentProps, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router';
import { browserApi } from '../../data/browser-api.ts';
import { forgetChosen } from '../../enhancement/keep-chosen.ts';
import { ScriptOnly } from '../../frame/ScriptOnly.tsx';
import { NeedsStorage } from '../../sign-in/NeedsStorage.tsx';
import { checkoutElsewhere } from './checkout-elsewhere.ts';
import * as styles from './guest-checkout.css.ts';
import { HaveAccount } from './HaveAccount.tsx';
import { handOver } from './hand-over.ts';
import { useGuestTrees } from './use-guest-trees.ts';
import { useGuestWay } from './use-guest-way.ts';

/** The checkout of the trees that the address names, once the page has its script and its reader stays. */
export function GuestCheckout() {
  const { t } = useTranslation('common');
  const params = new URLSearchParams(useLocation().search);
  const named = readTreeIds(params);
  const isGift = readIsGift(params);
  if (!useStays()) {
    return (
      <Stack gap={5}>
        <Text>
          <HaveAccount treeIds={named} isGift={isGift} />
        </Text>
        <ScriptOnly>
          <div className={styles.coming}>
            <SkeletonGroup label={t('loading.data')}>
              <Stack gap={4}>
                <Skeleton shape="heading" width="long" />
                <Skeleton shape="tall" />
              </Stack>
            </SkeletonGroup>
          </div>
        </ScriptOnly>
      </Stack>
    );
  }
  return (
    <NeedsStorage>
      {/* An adopter's frame says it. */}
      <AwaitsNetwork />
      <CheckoutApi value={browserApi()}>
        <Flow named={named} isGift={isGift} />
      </CheckoutApi>
    </NeedsStorage>
  );
}

/** Whether the page has its script, so that what the browser keeps can be read, and its reader belongs here. */
function useStays(): boolean {
  const [stays, setStays] = useState(false);
  const address = usePageAddress();
  const checkout = address({ page: 'checkout' });
  const trees = address({ page: 'trees', suffix: '?status=ready_to_adopt' });
  useEffect(() => {
    const elsewhere = checkoutElsewhere(window.location, { checkout, trees });
    if (elsewhere === undefined) setStays(true);
    else window.location.replace(elsewhere);
  }, [checkout, trees]);
  return stays;
}

interface FlowProps {
  named: readonly number[];
  /** Whether the trees were chosen for somebody else. */
  isGift: boolean;
}

/** What was typed earlier is there again; it is read once, when the page has its script. */
function Flow({ named, isGift }: FlowProps) {
  const { t } = useTranslation('checkout');
  const address = usePageAddress();
  const { treeIds, leaveOut, replace } = useGuestTrees(named);
  const way = useGuestWay();
  useEffect(() => {
    addEventListener('pagehide', handOver);
    return () => removeEventListener('pagehide', handOver);
  }, []);
  const [draft] = useState(() =>
    beginDraft(checkoutDrafts.read(null, Date.now()), {
      owner: null,
      form: emptyForm,
      treeIds,
      isGift,
      freshKey: crypto.randomUUID(),
    }),
  );
  return (
    <Stack gap={5}>
      <CheckoutFlow
        head={() => <Head treeIds={treeIds} />}
        way={way}
        draft={draft}
        treeIds={treeIds}
        onLeaveOut={leaveOut}
        onReplace={replace}
        toTrees={(beside, text) => <ShelfLink beside={beside}>{text}</ShelfLink>}
        noTrees={(gone) => (
          <NoTrees
            gone={gone}
            action={
              <Button asChild>
                <a href={address({ page: 'unsignedCheckout', suffix: '?group=' })}>
                  {t('trees.chooseForMe')}
                </a>
              </Button>
            }
          />
        )}
        onMade={({ transactionId, approvalUrl }) => {
          forgetChosen();
          // Who began to register for these trees has them without.
          keepDestination(null);
          const own = address({ page: 'transaction', params: { transactionId } });
          window.location.replace(approvalUrl ?? own);
        }}
      />
    </Stack>
  );
}

/** Whether the trees are for somebody else, as the form says it now. */
const useIsGift = () => useFormContext<CheckoutForm>().watch('holderKind') === 'gift';

/** The way to log in. It and the address name the trees, and say whether they are for somebody else. */
function Head({ treeIds }: { treeIds: readonly number[] }) {
  const isGift = useIsGift();
  const named = toBeside(treeIds, isGift);
  // A reload has the same; the page stays as it is, because a navigation would ask the server for it anew.
  useEffect(
    () => window.history.replaceState(window.history.state, '', window.location.pathname + named),
    [named],
  );
  return (
    <Text>
      <HaveAccount treeIds={treeIds} isGift={isGift} />
    </Text>
  );
}

interface ShelfLinkProps extends ComponentProps<'a'> {
  /** The trees that wait meanwhile. */
  beside: readonly number[];
}

/** To all trees, with those that wait. */
function ShelfLink({ beside, ...link }: ShelfLinkProps) {
  const address = usePageAddress();
  const isGift = useIsGift();
  const suffix = beside.length > 0 ? toBeside(beside, isGift) : noneBeside(isGift);
  return <a {...link} href={address({ page: 'shelf', suffix })} />;
}

/** Why a step that is pressed stands still: calls wait for the network, and go out by themselves with it. */
function AwaitsNetwork() {
  const { t } = useTranslation('checkout');
  if (useOnline()) return null;
  return (
    <div className={styles.awaits}>
      <Banner urgent>{t('page.goesOn')}</Banner>
    </div>
  );
}
