import { ApiError } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { fontLink } from '@rimba/rendering/font-link';
import { PageTitle } from '@rimba/shell';
import { Skeleton, SkeletonGroup } from '@rimba/ui';
import noteFont from '@rimba/ui/fonts/rimba-serif-italic.woff2?url';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { letterQuery, openLetter } from '../../data/letters.ts';
import { MissingPage } from '../../frame/MissingPage.tsx';
import { PageNotFetched } from '../../frame/PageHead.tsx';
import type { Route } from './+types/route.ts';
import { DeathLetter } from './DeathLetter.tsx';
import { ReplacementLetter } from './ReplacementLetter.tsx';
import { VisitLetter } from './VisitLetter.tsx';

export const links: Route.LinksFunction = () => [fontLink(noteFont)];

/** A letter from the field, to be read whole; opening it is what its notification asked for. */
export default function LetterPage({ params }: Route.ComponentProps) {
  const id = Number(params.letterId);
  const { t } = useTranslation(['letters', 'common']);
  const { data: letter, error, refetch } = useQuery(letterQuery(id));
  const isUnopened = letter?.openedAt === null;
  useEffect(() => {
    // Without a network it stays unopened, and is opened the next time.
    if (isUnopened) openLetter(id).catch(() => undefined);
  }, [id, isUnopened]);
  if (letter?.kind === 'visit') return <VisitLetter letter={letter} />;
  if (letter?.lost && letter.kind === 'death') return <DeathLetter letter={letter} lost={letter.lost} />;
  if (letter?.lost && letter.kind === 'replacement') {
    return <ReplacementLetter lost={letter.lost} next={letter.next} />;
  }
  if (letter || (error instanceof ApiError && error.status === 404)) return <Missing />;
  if (error)
    return <PageNotFetched title={t('letters:page.title')} error={error} onRetry={() => refetch()} />;
  return (
    <SkeletonGroup label={t('common:loading.data')}>
      <PageTitle>{t('letters:page.title')}</PageTitle>
      <Skeleton shape="heading" width="long" />
      <Skeleton shape="tall" />
    </SkeletonGroup>
  );
}

function Missing() {
  const { t } = useTranslation('letters');
  return (
    <MissingPage
      title={t('page.notFound')}
      text={t('page.notFoundText')}
      to={{ page: 'notifications' }}
      toLabel={t('page.toList')}
    />
  );
}
