import { toBeside } from '@rimba/checkout/tree-choice';
import { Trans } from '@rimba/i18n/react';
import { pathTo } from '@rimba/paths';
import { TextLink } from '@rimba/shell';

/** The way to the adopters' own checkout, past the log-in page, with the trees that are chosen now. */
export function HaveAccount({ treeIds }: { treeIds: readonly number[] }) {
  const next = pathTo('checkout') + toBeside(treeIds);
  return (
    <Trans
      ns="checkout"
      i18nKey="guest.haveAccount"
      components={{ login: <TextLink to={{ page: 'login', suffix: `?${new URLSearchParams({ next })}` }} /> }}
    />
  );
}
