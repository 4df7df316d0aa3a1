import { drawingFor } from '@rimba/drawings';
import { dayMs, notesLanguage, unbrokenCode } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink, Section } from '@rimba/shell';
import { NotesLanguage } from '@rimba/tree';
import { Button, Stack, Text, Timeline, TreeCode } from '@rimba/ui';
import { saplingBelowM } from '@rimba/ui/sapling-limit';
import type { ReactNode } from 'react';
import type { ForestTree, Letter } from '../../data/wire.ts';
import { PageHead } from '../../frame/PageHead.tsx';
import * as styles from './letter.css.ts';
import { FramedDrawing } from './StandIn.tsx';

const daysTogether = (from: string, to: string) =>
  Math.max(1, Math.ceil((Date.parse(to) - Date.parse(from)) / dayMs));

/** What was found, what the promise says, and what happens now; nothing is sold here. */
export function DeathLetter({ letter, lost: tree }: { letter: Letter; lost: ForestTree }) {
  const { t } = useTranslation('letters');
  const format = useFormat();
  const { lost, replacedBy } = tree;
  if (!lost) return null;
  const { foundAt, surveyor, cause, notes, lastMeasured } = lost;
  const isSameDay = format.date(letter.createdAt) === format.date(foundAt);
  const told = format.dateTime(letter.createdAt);
  const { treeName: name, latinName, code, id } = tree.tree;
  return (
    <article className={styles.sheet}>
      <Stack gap={1}>
        <Text variant="small" tone="muted">
          {t(isSameDay ? 'died.told' : 'died.toldLater', { date: told })}
        </Text>
        <PageHead title={t('died.title', { name })} />
      </Stack>
      {/* No photo comes of what is dead, and nothing green stands for it. */}
      <FramedDrawing
        of={drawingFor(
          latinName,
          (lastMeasured?.height ?? tree.tree.height) < saplingBelowM ? 'leaf' : 'tree',
        )}
        wash="none"
        caption={t('died.drawing')}
      />
      <Text>
        {t('died.found', { surveyor, date: format.dateTime(foundAt) })}{' '}
        {cause === null && t('died.unknown', { group: tree.tree.kelompokKomunitas.name })}
      </Text>
      {notes !== null && (
        <Stack gap={1}>
          <Text as="blockquote" variant="note" lang={notesLanguage}>
            “{notes}”
          </Text>
          <NotesLanguage />
        </Stack>
      )}
      <dl className={styles.facts}>
        <Fact label={t('died.cause')}>{t(cause === null ? 'died.notKnown' : `died.is.${cause}`)}</Fact>
        <Fact label={t('died.lived')}>{t('died.days', { count: daysTogether(tree.firstDay, foundAt) })}</Fact>
        {lastMeasured && (
          <Fact label={t('died.last')} detail={format.date(lastMeasured.surveyedAt)}>
            {format.measure(lastMeasured.height, 'm')}
          </Fact>
        )}
        <Fact label={t('died.code')}>
          <TreeCode>{code}</TreeCode>
        </Fact>
      </dl>
      <Next tree={tree} lost={lost} />
      <Text variant="small" tone="muted">
        {t('died.promise')}
      </Text>
      <div className={styles.buttons}>
        {replacedBy && (
          <Button asChild>
            <PageLink to={{ page: 'tree', params: { treeId: replacedBy.id } }}>{t('new.open')}</PageLink>
          </Button>
        )}
        <Button asChild variant="secondary" width="fullOnPhone">
          <PageLink to={{ page: 'tree', params: { treeId: id } }}>{t('died.notes')}</PageLink>
        </Button>
      </div>
    </article>
  );
}

function Fact({ label, detail, children }: { label: string; detail?: string; children: ReactNode }) {
  return (
    <div>
      <Text as="dt" variant="small" tone="muted">
        {label}
      </Text>
      <Text as="dd" weight="semibold">
        {children}
      </Text>
      {detail !== undefined && (
        <Text as="dd" variant="caption" tone="muted">
          {detail}
        </Text>
      )}
    </div>
  );
}

function Next({ tree, lost }: { tree: ForestTree; lost: NonNullable<ForestTree['lost']> }) {
  const { t } = useTranslation('letters');
  const format = useFormat();
  const { promised, replantBy, replantLate, replantDelay, foundAt } = lost;
  const communityName = tree.tree.kelompokKomunitas.name;
  const found = {
    id: 'found',
    kind: 'latest' as const,
    title: format.date(foundAt),
    detail: t('died.n1'),
  };
  // What is promised has been kept: nothing of it is still to come.
  if (tree.replacedBy) {
    const stands = t('died.stands', { code: unbrokenCode(tree.replacedBy.code) });
    return (
      <Section title={t('died.next')}>
        <Timeline
          label={t('died.next')}
          entries={[
            { ...found, kind: 'past' },
            { id: 'stands', kind: 'latest', title: stands },
          ]}
        />
      </Section>
    );
  }
  if (!promised) {
    return (
      <Section title={t('died.next')}>
        <Timeline label={t('died.next')} entries={[found]} />
        <Text>{t(lost.afterFirstYear ? 'died.afterFirstYear' : 'died.notPromised')}</Text>
      </Section>
    );
  }
  const season =
    replantBy === null
      ? t(replantLate ? 'died.n2seasonLate' : 'died.n2season')
      : t(replantLate ? 'died.n2late' : 'died.n2d', { date: format.date(replantBy) });
  return (
    <Section title={t('died.next')}>
      <Timeline
        label={t('died.next')}
        entries={[
          found,
          {
            id: 'season',
            kind: 'expected',
            title: season,
            detail: t('died.n2', { group: communityName }),
            ...(replantDelay !== undefined && { quote: replantDelay, quoteLang: notesLanguage }),
          },
          { id: 'day', kind: 'expected', title: t('died.n3d'), detail: t('died.n3') },
        ]}
      />
    </Section>
  );
}
