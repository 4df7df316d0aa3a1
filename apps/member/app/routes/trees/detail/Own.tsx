import { serviceNow } from '@rimba/api-client';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { late, PageLink } from '@rimba/shell';
import { Button, Inline, Link, Stack, Text } from '@rimba/ui';
import { type ReactNode, Suspense } from 'react';
import { isOver } from '../../../data/own-forest.ts';
import type { ForestTree } from '../../../data/wire.ts';
import { ReplantDelay } from '../../../trees/ReplantDelay.tsx';
import { TermPrice } from './TermPrice.tsx';

const GiverMessage = late(() => import('./GiverMessage.tsx'));

interface OwnProps {
  tree: ForestTree;
  /** Beside what it says. */
  action: ReactNode;
}

/** A tree of one's own, today or once: whose it is, until when, what became of it, and another year once that is near. */
export function Own({ tree, action }: OwnProps) {
  const { t } = useTranslation('trees');
  const { bond, holder, giver, can, lost } = tree;
  const certificateNumber = tree.terms.at(-1)?.certificateNumber;
  const words = tree.state === 'replaced' || isOver([tree], serviceNow()) ? 'was' : 'is';
  // Where the giver has left, it is one's own; where the recipient has, nobody's name is left.
  const left = bond === 'given' ? holder === '' && 'givenNameless' : giver === null && 'own';
  const whose = left || bond;
  return (
    <>
      <Inline justify="between" wrap={false}>
        <Stack gap={1}>
          <Text weight="semibold">{t(`own.${words}.${whose}`, { name: holder, giver })}</Text>
          <Fate tree={tree} />
          <ReplantDelay of={tree} />
        </Stack>
        {action}
      </Inline>
      {certificateNumber !== undefined && (
        <>
          {bond === 'received' && (
            <Suspense>
              <GiverMessage certificateNumber={certificateNumber} />
            </Suspense>
          )}
          <Link asChild standalone>
            <PageLink to={{ page: 'myCertificate', params: { certificateNumber } }}>
              {t('own.certificate')}
            </PageLink>
          </Link>
        </>
      )}
      {typeof lost?.letterId === 'number' && (
        <Link asChild standalone>
          <PageLink to={{ page: 'letter', params: { letterId: lost.letterId } }}>{t('own.letter')}</PageLink>
        </Link>
      )}
      {can !== null && (
        <>
          <TermPrice />
          <Button asChild width="full">
            <PageLink to={{ page: 'renew', suffix: `?tree=${tree.tree.id}` }}>
              {t(can === 'renew' ? 'detail.renew' : 'own.again')}
            </PageLink>
          </Button>
        </>
      )}
    </>
  );
}

/** Until when its term runs, or how it ended. */
function Fate({ tree }: { tree: ForestTree }) {
  const { state, endsAt, firstDay, grown, lost, replacedBy, takenSince } = tree;
  const { t } = useTranslation('trees');
  const format = useFormat();
  const until = format.lastFullDay(endsAt);

  function lines(): string[] {
    if (state === 'replaced') {
      return [t(lost?.successor ? 'own.replacedLater' : 'own.replaced', { code: replacedBy?.code ?? '' })];
    }
    if (state === 'lost') {
      if (!lost?.promised) return [t(lost?.afterFirstYear ? 'own.afterFirstYear' : 'own.notPromised')];
      return [
        lost.replantBy === null
          ? t(lost.replantLate ? 'own.seasonLate' : 'own.nextSeason')
          : t(lost.replantLate ? 'own.replantLate' : 'own.replantBy', { date: format.date(lost.replantBy) }),
      ];
    }
    const term =
      state === 'ended'
        ? t('own.ended', { from: format.date(firstDay), until })
        : t('detail.yourTermEnds', { date: until });
    return [
      term,
      ...(grown && grown.height > 0 ? [t('own.grown', { metres: format.growth(grown.height) })] : []),
      ...(takenSince === null ? [] : [t('own.taken', { date: format.date(takenSince) })]),
    ];
  }

  return lines().map((line) => (
    <Text key={line} variant="small" tone="muted">
      {line}
    </Text>
  ));
}
