import { mostTrees } from '@rimba/api-client/react-query';
import { Trans, useTranslation } from '@rimba/i18n/react';
import { TextLink } from '@rimba/shell';
import { Button, EmptyState } from '@rimba/ui';

interface TooManyTreesProps {
  count: number;
  /** To as many as one payment covers. */
  onFirst: () => void;
}

/** An address names more trees than one payment covers. A module of its own: hardly any does. */
export default function TooManyTrees({ count, onFirst }: TooManyTreesProps) {
  const { t } = useTranslation('checkout');
  return (
    <EmptyState
      title={t('tooMany.title', { count })}
      description={
        <Trans
          ns="checkout"
          i18nKey="tooMany.text"
          values={{ max: mostTrees }}
          components={{ contact: <TextLink to={{ page: 'contact' }} /> }}
        />
      }
      action={<Button onClick={onFirst}>{t('tooMany.first', { max: mostTrees })}</Button>}
    />
  );
}
