import { useTranslation } from '@rimba/i18n/react';
import { usePageAddress } from '@rimba/shell';
import { beginDraft, CheckoutApi, CheckoutFlow, emptyForm, NoTrees } from '@rimba/shell/checkout';
import { checkoutDrafts } from '@rimba/shell/checkout-draft';
import { Banner, Button, LoadingOverlay, Skeleton, SkeletonGroup, Stack } from '@rimba/ui';
import { useState } from 'react';
import { browserApi } from '../../data/browser-api.ts';
import { ScriptOnly } from '../../frame/ScriptOnly.tsx';
import { PickOthers } from './PickOthers.tsx';
import { useGuestTrees } from './use-guest-trees.ts';
import { useGuestWay } from './use-guest-way.ts';

interface GuestCheckoutProps {
  /** The trees that the address names. */
  named: readonly number[];
  /** How many were wished for, if they were chosen for the guest. */
  wanted: number;
  /** The page has its script: what the browser keeps can be read. */
  isHere: boolean;
}

export function GuestCheckout({ named, wanted, isHere }: GuestCheckoutProps) {
  const { t } = useTranslation(['checkout', 'common']);
  if (!isHere) {
    return (
      <ScriptOnly>
        <SkeletonGroup label={t('common:loading.data')}>
          <Stack gap={4}>
            <Skeleton shape="heading" width="long" />
            <Skeleton shape="tall" />
          </Stack>
        </SkeletonGroup>
      </ScriptOnly>
    );
  }
  return (
    <CheckoutApi value={browserApi()}>
      {wanted > named.length && <Banner>{t('checkout:trees.notEnough', { count: named.length })}</Banner>}
      <Flow named={named} />
    </CheckoutApi>
  );
}

/** What was typed earlier is there again; it is read once, when the page has its script. */
function Flow({ named }: Pick<GuestCheckoutProps, 'named'>) {
  const { t } = useTranslation(['checkout', 'common']);
  const address = usePageAddress();
  const { treeIds, leaveOut, replace } = useGuestTrees(named);
  const way = useGuestWay();
  const [isLeaving, setLeaving] = useState(false);
  const [draft] = useState(() =>
    beginDraft(checkoutDrafts.read(null, Date.now()), {
      owner: null,
      form: emptyForm,
      treeIds,
      freshKey: crypto.randomUUID(),
    }),
  );
  const picker = address({ page: 'unsignedCheckout', suffix: '?group=' });
  return (
    <>
      <CheckoutFlow
        way={way}
        draft={draft}
        treeIds={treeIds}
        onLeaveOut={leaveOut}
        chooseOthers={(gone) => <PickOthers gone={gone} kept={treeIds} onPicked={replace} />}
        noTrees={(gone) => (
          <NoTrees
            gone={gone}
            action={
              <Button asChild>
                <a href={picker}>{t('checkout:trees.chooseForMe')}</a>
              </Button>
            }
          />
        )}
        onMade={({ transactionId, approvalUrl }) => {
          setLeaving(true);
          const own = address({ page: 'transaction', params: { transactionId } });
          window.location.replace(approvalUrl ?? own);
        }}
      />
      {isLeaving && <LoadingOverlay title={t('common:app.name')} text={t('common:loading.overlay')} />}
    </>
  );
}
