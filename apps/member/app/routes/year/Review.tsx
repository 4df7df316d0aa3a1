import { useSession } from '@rimba/auth/react';
import { calledBy } from '@rimba/i18n/called-by';
import { useFormat, useLanguage, useTranslation } from '@rimba/i18n/react';
import { addressOf } from '@rimba/paths';
import { late, PageLink } from '@rimba/shell';
import { Button, Inline, PrintIcon, ShareIcon, Stack, Text, Wordmark } from '@rimba/ui';
import { useState } from 'react';
import type { YearReview } from '../../data/wire.ts';
import { DocumentButton } from '../../frame/DocumentButton.tsx';
import { PageHead } from '../../frame/PageHead.tsx';
import { CommunityYears } from './CommunityYears.tsx';
import { Figures } from './Figures.tsx';
import { OtherYears } from './OtherYears.tsx';
import { TreeByTree } from './TreeByTree.tsx';
import { Words } from './Words.tsx';
import { YearRow } from './YearRow.tsx';
import * as styles from './year.css.ts';

const SharePicture = late(() => import('./SharePicture.tsx'));

interface ReviewProps {
  review: YearReview;
  startsAt: string;
  endsAt: string;
}

/** The year from its first day to its last, or as far as it has gone. */
export function Review({ review, startsAt, endsAt }: ReviewProps) {
  const { t } = useTranslation(['year', 'common']);
  const format = useFormat();
  const language = useLanguage();
  const { user } = useSession();
  const [sharing, setSharing] = useState(false);
  const { year, trees, hasEnded, notes, groups, canRenew, renewable, statements, years, running } = review;
  const title = t('title', { name: user ? calledBy(user) : '' });
  function goOn(): string {
    if (hasEnded) return t('again', { count: renewable ?? trees.length });
    if (renewable === undefined || renewable === trees.length) return t('renew');
    return t('renewSome', { count: renewable });
  }

  return (
    <article className={styles.page}>
      <div className={styles.onPaper}>
        <Wordmark name={t('common:app.name')} />
        <div>
          <Text align="end" weight="semibold">
            {user?.name}
          </Text>
          <Text variant="small" tone="muted" align="end">
            {window.location.host + addressOf('year', { year }, language)}
          </Text>
        </div>
      </div>
      <Stack gap={2}>
        <Text variant="small" tone="muted">
          {format.term(startsAt, endsAt)}
        </Text>
        <PageHead title={title} lead={hasEnded ? undefined : t('soFar')} />
        <div className={styles.onScreen}>
          <Inline>
            <Button variant="secondary" icon={PrintIcon} onClick={() => window.print()}>
              {t('print')}
            </Button>
            <Button variant="secondary" icon={ShareIcon} onClick={() => setSharing(true)}>
              {t('share')}
            </Button>
          </Inline>
        </div>
        {sharing && <SharePicture review={review} title={title} onClose={() => setSharing(false)} />}
      </Stack>
      <YearRow trees={trees} />
      <Figures review={review} />
      <TreeByTree trees={trees} hasEnded={hasEnded} />
      <Words notes={notes} />
      <CommunityYears groups={groups} />
      <div className={styles.onScreen}>
        <Stack gap={4}>
          <Inline>
            {canRenew && (
              <Button asChild width="fullOnPhone">
                <PageLink to={{ page: 'renew' }}>{goOn()}</PageLink>
              </Button>
            )}
            {statements.map((of) => (
              <DocumentButton key={of} document={{ document: 'statement', year: of, language }}>
                {t('statement', { year: String(of) })}
              </DocumentButton>
            ))}
          </Inline>
          <OtherYears years={years.filter((other) => other !== year)} running={running} />
        </Stack>
      </div>
    </article>
  );
}
