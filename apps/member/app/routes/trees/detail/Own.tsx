import { serviceNow } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Button, Inline, Stack, Text } from '@rimba/ui';
import type { ReactNode } from 'react';
import type { Tree } from '../../../data/wire.ts';
import { endsSoon } from '../../../trees/ends-soon.ts';
import { TermPrice } from './TermPrice.tsx';

interface OwnProps {
  treeId: number;
  /** The reader's own, one of which runs; a renewed tree has the next one too. */
  terms: NonNullable<Tree['adoptions']>;
  /** Beside what it says. */
  action: ReactNode;
}

/** A tree of one's own: until when, and another year once that is near. */
export function Own({ treeId, terms, action }: OwnProps) {
  const { t } = useTranslation('trees');
  const format = useFormat();
  const end =
    terms
      .map(({ endsAt }) => endsAt)
      .sort()
      .at(-1) ?? '';
  return (
    <>
      <Inline justify="between" wrap={false}>
        <Stack gap={1}>
          <Text weight="semibold">{t('detail.adoptedByYou')}</Text>
          <Text variant="small" tone="muted">
            {t('detail.yourTermEnds', { date: format.lastFullDay(end) })}
          </Text>
        </Stack>
        {action}
      </Inline>
      {endsSoon(end, serviceNow()) && (
        <>
          <TermPrice />
          <Button asChild width="full">
            <PageLink to={{ page: 'renew', suffix: `?tree=${treeId}` }}>{t('detail.renew')}</PageLink>
          </Button>
        </>
      )}
    </>
  );
}
