import { mostTrees } from '@rimba/api-client/react-query';
import { Trans, useTranslation } from '@rimba/i18n/react';
import { TextLink } from '@rimba/shell';
import { Button, EmptyState } from '@rimba/ui';
import type { ReactNode } from 'react';

interface TooManyTreesProps {
  treeIds: readonly number[];
  /** What stands above, by whether there is something to fill in. */
  head?: (isForm: boolean) => ReactNode;
  onLeaveOut: (treeIds: readonly number[]) => void;
}

/** An address names more trees than one payment covers. A module of its own: hardly any does. */
export default function TooManyTrees({ treeIds, head, onLeaveOut }: TooManyTreesProps) {
  const { t } = useTranslation('checkout');
  return (
    <>
      {head?.(false)}
      <EmptyState
        title={t('tooMany.title', { count: treeIds.length })}
        description={
          <Trans
            ns="checkout"
            i18nKey="tooMany.text"
            values={{ max: mostTrees }}
            components={{ contact: <TextLink to={{ page: 'contact' }} /> }}
          />
        }
        action={
          <Button onClick={() => onLeaveOut(treeIds.slice(mostTrees))}>
            {t('tooMany.first', { max: mostTrees })}
          </Button>
        }
      />
    </>
  );
}
