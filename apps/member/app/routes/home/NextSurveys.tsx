import { notesLanguage } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { toLateSurvey } from '@rimba/paths/late-survey';
import { PageLink, Section } from '@rimba/shell';
import { Link, Text } from '@rimba/ui';
import { Fragment } from 'react';
import type { ForestTree } from '../../data/wire.ts';
import { type Due, dueSurveys } from './due-surveys.ts';
import * as styles from './own-home.css.ts';
import { ToldApart } from './ToldApart.tsx';

const shown = 6;

/** When the trees are visited next; what is late says since when and why. */
export function NextSurveys({ forest }: { forest: readonly ForestTree[] }) {
  const { t } = useTranslation('member-home');
  const due = dueSurveys(forest).slice(0, shown);
  if (due.length === 0) return null;
  return (
    <Section title={t('due.title')}>
      <ul className={styles.dues}>
        {due.map((one) => (
          <DueLine key={`${one.by}-${one.trees[0]?.tree.id}`} due={one} forest={forest} />
        ))}
      </ul>
      <Text variant="small" tone="muted">
        {t('due.foot')}
      </Text>
    </Section>
  );
}

function DueLine({
  due: { by, late, endsBefore, trees },
  forest,
}: {
  due: Due;
  forest: readonly ForestTree[];
}) {
  const { t } = useTranslation(['member-home', 'letters']);
  const format = useFormat();

  /** The day of the community's word, beside the day it was asked for one. */
  function whenSaid({ saidOn, askedOn }: NonNullable<Due['late']>): string {
    if (saidOn === undefined) return '';
    const date = format.date(saidOn);
    return askedOn !== null && askedOn <= saidOn
      ? t('due.answered', { asked: format.date(askedOn), date })
      : t('due.said', { date });
  }

  return (
    <li className={styles.due}>
      <div className={styles.dueHead}>
        <span>
          {trees.map((one, i) => (
            <Fragment key={one.tree.id}>
              {i > 0 && ', '}
              <Link asChild>
                <PageLink to={{ page: 'tree', params: { treeId: one.tree.id } }}>
                  {one.tree.treeName}
                </PageLink>
              </Link>
              <ToldApart of={one} among={forest} inList />
            </Fragment>
          ))}
        </span>
        <Text as="span" variant="small" tone={late ? 'muted' : 'default'}>
          {t(late ? 'due.was' : 'due.by', { date: format.date(by) })}
        </Text>
      </div>
      {endsBefore !== undefined && (
        <Text variant="small" tone="muted">
          {t('letters:visit.afterTerm', { date: format.lastFullDay(endsBefore) })}
        </Text>
      )}
      {late && (
        <div className={styles.late}>
          <b className={styles.lateHead}>{t('due.late', { count: late.days })}</b>
          <Text variant="small">
            {late.reason !== null ? (
              <>
                {t('due.reason')} <span lang={notesLanguage}>{late.reason}</span> {whenSaid(late)}
              </>
            ) : late.askedOn !== null ? (
              t('due.noReason', { date: format.date(late.askedOn) })
            ) : (
              t('due.noWord')
            )}{' '}
            <PageLink to={{ page: 'contact', suffix: toLateSurvey(trees.map(({ tree }) => tree.code)) }}>
              {t('due.ask')}
            </PageLink>
          </Text>
        </div>
      )}
    </li>
  );
}
