import { mostTrees, quoteQuery } from '@rimba/api-client';
import { useErrorText, useTranslation } from '@rimba/i18n/react';
import { Button, Text } from '@rimba/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '../../data/browser-api.ts';

interface PickOthersProps {
  gone: readonly number[];
  kept: readonly number[];
  onPicked: (gone: readonly number[], others: readonly number[]) => void;
}

/** Chooses as many other trees as were lost. */
export function PickOthers({ gone, kept, onPicked }: PickOthersProps) {
  const { t } = useTranslation('checkout');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const pick = async () => {
    setBusy(true);
    try {
      // More than needed, since the lot may fall on trees that are chosen already.
      const count = Math.min(mostTrees, gone.length + kept.length);
      const { trees } = await queryClient.fetchQuery(quoteQuery(browserApi(), { count }));
      const others = trees.map(({ id }) => id).filter((id) => !kept.includes(id));
      if (others.length === 0) setSaid(t('trees.noneFree'));
      else onPicked(gone, others.slice(0, gone.length));
    } catch (error) {
      setSaid(errorText(error));
    }
    setBusy(false);
  };
  return (
    <>
      <Button
        size="compact"
        variant="secondary"
        busy={busy ? t('summary.updating') : undefined}
        onClick={pick}
      >
        {t('trees.pickOthers')}
      </Button>
      {said !== undefined && <Text role="alert">{said}</Text>}
    </>
  );
}
