import { toBeside } from '@rimba/checkout/tree-choice';
import { Trans } from '@rimba/i18n/react';
import { pathTo } from '@rimba/paths';
import { TextLink } from '@rimba/shell';

interface HaveAccountProps {
  treeIds: readonly number[];
  /** They are for somebody else. */
  isGift: boolean;
}

/** The way to the adopters' own checkout, past the log-in page, with the trees that are chosen now. */
export function HaveAccount({ treeIds, isGift }: HaveAccountProps) {
  const next = pathTo('checkout') + toBeside(treeIds, isGift);
  return (
    <Trans
      ns="checkout"
      i18nKey="guest.haveAccount"
      components={{ login: <TextLink to={{ page: 'login', suffix: `?${new URLSearchParams({ next })}` }} /> }}
    />
  );
}
