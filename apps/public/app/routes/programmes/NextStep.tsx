import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Button } from '@rimba/ui';
import { ChooseLink } from '../../frame/ChooseLink.tsx';
import type { Programme } from './programmes.ts';

/** Where a reader who likes a programme goes on: to a tree, or to the people. */
export function NextStep({ programme }: { programme: Programme['key'] }) {
  const { t } = useTranslation(['about', 'communities']);
  return programme === 'adoption' ? (
    <Button asChild>
      <ChooseLink>{t('about:cta.button')}</ChooseLink>
    </Button>
  ) : (
    <Button asChild variant="secondary">
      <PageLink to={{ page: 'communities' }}>{t('communities:list.title')}</PageLink>
    </Button>
  );
}
