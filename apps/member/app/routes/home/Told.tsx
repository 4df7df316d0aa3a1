import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Button, Heading, Stack, Text } from '@rimba/ui';
import { useId } from 'react';
import { newDeaths } from '../../data/own-forest.ts';
import type { ForestTree } from '../../data/wire.ts';
import { ReplantDelay } from '../../trees/ReplantDelay.tsx';
import * as styles from './own-home.css.ts';
import { ToldApart } from './ToldApart.tsx';

/** Trees that died: at the top until they were read of, and for some days after; and while what was promised is late. */
export function Told({ trees }: { trees: readonly ForestTree[] }) {
  const late = trees.filter(({ lost }) => lost?.replantLate);
  return [...new Set([...newDeaths(trees), ...late])].map((tree) => (
    <Death key={tree.tree.id} of={tree} forest={trees} />
  ));
}

function Death({ of, forest }: { of: ForestTree; forest: readonly ForestTree[] }) {
  const { tree, lost } = of;
  const { t } = useTranslation(['member-home', 'letters']);
  const format = useFormat();
  const id = useId();
  if (!lost) return null;
  const { surveyor, foundAt, cause, promised, replantBy, replantLate, letterId } = lost;
  const communityName = tree.kelompokKomunitas.name;
  return (
    <section className={styles.told} aria-labelledby={id}>
      <Stack gap={2}>
        <Heading level={2} size="h3" id={id}>
          {t('member-home:told.title', { name: tree.treeName })}
        </Heading>
        <ToldApart of={of} among={forest} />
        <Text>
          {t('member-home:told.found', { surveyor, date: format.date(foundAt) })}{' '}
          {cause === null
            ? t('letters:died.unknown', { group: communityName })
            : t('member-home:told.cause', { cause: t(`letters:died.is.${cause}`).toLowerCase() })}
        </Text>
        <Text>
          {promised
            ? replantBy === null
              ? t(`member-home:told.${replantLate ? 'seasonLate' : 'nextSeason'}`)
              : t(`member-home:told.${replantLate ? 'replantLate' : 'replantBy'}`, {
                  date: format.date(replantBy),
                })
            : t(lost.afterFirstYear ? 'letters:died.afterFirstYear' : 'letters:died.notPromised')}
        </Text>
        <ReplantDelay of={of} />
        {letterId !== null && (
          <div>
            <Button asChild variant="secondary">
              <PageLink to={{ page: 'letter', params: { letterId } }}>{t('member-home:told.more')}</PageLink>
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
}
