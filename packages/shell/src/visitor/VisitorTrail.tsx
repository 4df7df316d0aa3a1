import { useTranslation } from '@rimba/i18n/react';
import { Breadcrumbs, PageWidth } from '@rimba/ui';
import { type TrailSuffixes, useTrail } from '../topbar/use-trail.ts';
import * as styles from './VisitorTrail.css.ts';

interface VisitorTrailProps {
  title: string | undefined;
  suffixes: TrailSuffixes | undefined;
}

/** The way to an open page, from home; at home itself there is none. */
export function VisitorTrail({ title, suffixes }: VisitorTrailProps) {
  const { t } = useTranslation('common');
  const crumbs = useTrail(title, suffixes);
  if (crumbs.length < 2) return null;
  return (
    <div className={styles.trail}>
      <PageWidth>
        <div className={styles.onTheLine}>
          <Breadcrumbs label={t('a11y.breadcrumb')} crumbs={crumbs} />
        </div>
      </PageWidth>
    </div>
  );
}
