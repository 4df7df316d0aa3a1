import {
  beginDraft,
  CheckoutApi,
  CheckoutFlow,
  formFromProfile,
  type Placed,
  readIsGift,
  withoutTrees,
} from '@rimba/checkout';
import { checkoutDrafts } from '@rimba/checkout/draft';
import { CheckoutSteps } from '@rimba/checkout/payment';
import { useTranslation } from '@rimba/i18n/react';
import { late, PageLink, usePageAddress } from '@rimba/shell';
import { Stack } from '@rimba/ui';
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../../data/api.ts';
import { memberWay } from '../../data/order.ts';
import type { Transaction, User } from '../../data/wire.ts';
import { PageHead } from '../../frame/PageHead.tsx';

/** For those who come without trees, or whose trees are gone. */
export const ChooseTrees = late(() => import('./ChooseTrees.tsx'));

interface CheckoutProps {
  treeIds: readonly number[];
  user: User;
  /** The newest order, if there is one. */
  last: Transaction | undefined;
}

/** An adopter's checkout: what the profile and the last order know is filled in, and no address has to be proven. */
export function Checkout({ treeIds, user, last }: CheckoutProps) {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const address = usePageAddress();
  const [params, setParams] = useSearchParams();
  const [draft] = useState(() =>
    beginDraft(checkoutDrafts.read(user.id, Date.now()), {
      owner: user.id,
      form: formFromProfile(user, last),
      treeIds,
      isGift: readIsGift(params),
      freshKey: crypto.randomUUID(),
    }),
  );
  const goOn = ({ transactionId, approvalUrl }: Placed) => {
    // The bank's page leads to the transaction when the card's holder has answered it.
    if (approvalUrl !== null) return window.location.replace(approvalUrl);
    // The badge may be late; the way to the payment is not.
    import('../../data/after-order.ts')
      .then(({ refreshAfterOrder }) => refreshAfterOrder())
      .catch(() => undefined);
    navigate(address({ page: 'transaction', params: { transactionId } }), { replace: true });
  };
  return (
    <CheckoutApi value={api()}>
      <Stack gap={5}>
        <CheckoutSteps at="details" />
        <CheckoutFlow
          head={(isForm) => (
            <PageHead
              title={t('page.title')}
              lead={isForm ? t('page.intro', { count: treeIds.length }) : undefined}
            />
          )}
          way={memberWay}
          draft={draft}
          treeIds={treeIds}
          accountName={user.name}
          onLeaveOut={(gone) => setParams(withoutTrees(params, gone), { replace: true })}
          onReplace={(gone, others) => setParams(withoutTrees(params, gone, others), { replace: true })}
          toTrees={(beside, text) => (
            <PageLink to={{ page: 'trees', suffix: `?status=ready_to_adopt&trees=${beside}` }}>
              {text}
            </PageLink>
          )}
          noTrees={(gone) => (
            <Suspense>
              <ChooseTrees gone={gone} />
            </Suspense>
          )}
          onMade={goOn}
        />
      </Stack>
    </CheckoutApi>
  );
}
