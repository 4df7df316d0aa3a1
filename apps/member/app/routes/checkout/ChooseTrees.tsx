import { NoTrees } from '@rimba/checkout/no-trees';
import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Button } from '@rimba/ui';
import type { Quote } from '../../data/wire.ts';

/** Nothing to pay for: the list of trees is where to go. A module of its own: most come with trees. */
export default function ChooseTrees({ gone }: { gone?: Quote['unavailable'] }) {
  const { t } = useTranslation('checkout');
  return (
    <NoTrees
      {...(gone && { gone })}
      action={
        <Button asChild>
          <PageLink to={{ page: 'trees', suffix: '?status=ready_to_adopt' }}>
            {t('page.chooseTrees')}
          </PageLink>
        </Button>
      }
    />
  );
}
