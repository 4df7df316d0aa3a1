import { serviceNow } from '@rimba/api-client';
import { useSession } from '@rimba/auth/react';
import { calledBy } from '@rimba/i18n/called-by';
import { useTranslation } from '@rimba/i18n/react';
import { late, PageTitle } from '@rimba/shell';
import { Heading, Stack, Text } from '@rimba/ui';
import { useQuery } from '@tanstack/react-query';
import { ownForestQuery } from '../../data/own-forest.ts';
import { WhenNear } from '../../frame/WhenNear.tsx';
import { TreeGridSkeleton } from '../../trees/TreeGridSkeleton.tsx';
import { EndedYears } from './EndedYears.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import { Forest } from './Forest.tsx';
import { greetingAt } from './greeting.ts';
import { NextSurveys } from './NextSurveys.tsx';
import * as styles from './own-home.css.ts';
import { Renewed } from './Renewed.tsx';
import { firstUnpaid } from './todo-items.ts';
import { useFreshHome } from './use-fresh-home.ts';
import { useTodoItems } from './use-todo-items.ts';
import { Waiting } from './Waiting.tsx';

const Around = late(() => import('./Around.tsx'));

/** The adopter's own forest first, what waits for them, what patrols wrote, then the forest around it. */
export default function Home() {
  useFreshHome();
  const { t } = useTranslation(['member-home', 'common']);
  const { user } = useSession();
  const { data: forest } = useQuery(ownForestQuery());
  const { isComing, items } = useTodoItems();
  const unpaid = firstUnpaid(items, forest);
  const name = user ? calledBy(user) : '';
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <PageTitle>{t('member-home:forest.title')}</PageTitle>
        <Text variant="small" tone="muted">
          {t(`member-home:greeting.${greetingAt(serviceNow())}`, { name })}
        </Text>
        <Heading level={1} size="h2">
          {t('member-home:forest.of', { name })}
        </Heading>
        <Forest name={name} unpaid={unpaid} />
      </Stack>
      {/*
        Part after part, so that none comes above what stands there. They are given the forest: one that asked for itself
        as it came would ask anew for what has just failed, and hold up what waits for the answer, on and on.
      */}
      {isComing ? (
        <div className={styles.waitingMeanwhile} />
      ) : (
        <>
          <Waiting items={items.filter((item) => item !== unpaid)} />
          {forest && (
            <>
              <Renewed forest={forest.trees} />
              <EndedYears forest={forest} />
              <div className={styles.columns}>
                <FieldNotes forest={forest.trees} />
                <NextSurveys forest={forest.trees} />
              </div>
            </>
          )}
          <WhenNear meanwhile={<TreeGridSkeleton count={3} />}>
            <Around forest={forest} />
          </WhenNear>
        </>
      )}
    </Stack>
  );
}
