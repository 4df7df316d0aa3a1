import { drawingFor } from '@rimba/drawings';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Checkbox, Heading, Plate, Stack, Text, VisuallyHidden } from '@rimba/ui';
import { isAiling } from '../../data/own-forest.ts';
import { similarTrees } from '../../trees/similar-trees.ts';
import * as styles from './renew.css.ts';
import type { Renewable } from './renewable.ts';

const bondWords = { own: 'mine', given: 'gift', received: 'receivedOf' } as const;

interface TreeChoiceProps {
  title: string;
  choices: readonly Renewable[];
  chosen: readonly number[];
  onTurn: (adoptionId: number) => void;
}

/** The trees that can be gone on with, and those that are somebody else's by now. */
export function TreeChoice({ title, choices, chosen, onTurn }: TreeChoiceProps) {
  const { t } = useTranslation('renew');
  const format = useFormat();
  return (
    <Stack as="section" gap={2}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      <ul>
        {choices.map(
          ({ tree: { tree, bond, holder, giver, takenSince, nextSurvey, last, lost }, adoptionId, gone }) => (
            <li key={adoptionId} className={styles.row}>
              {gone ? (
                <span />
              ) : (
                <Checkbox
                  label={<VisuallyHidden>{`${tree.treeName} ${tree.code}`}</VisuallyHidden>}
                  checked={chosen.includes(adoptionId)}
                  onChange={() => onTurn(adoptionId)}
                />
              )}
              <Plate of={drawingFor(tree.latinName, 'leaf')} size="thumb" wash={gone ? 'none' : 'full'} />
              <Stack gap={1}>
                <Text weight="semibold">
                  <PageLink to={{ page: 'tree', params: { treeId: tree.id } }}>{tree.treeName}</PageLink>
                </Text>
                <Text variant="small" tone="muted">
                  {gone
                    ? takenSince === null
                      ? t('notOffered')
                      : t('taken', { date: format.date(takenSince) })
                    : `${format.measure(tree.height, 'm')} · ${giver === null ? t(bond === 'given' && holder === '' ? 'giftNameless' : bondWords[bond], { name: holder }) : t('received', { giver, name: holder })}`}
                </Text>
                <Text variant="small" tone="muted">
                  {tree.code}
                </Text>
                {last && isAiling({ last, lost }) && (
                  <Text variant="small" weight="semibold">
                    {t('ailing', { date: format.date(last.surveyedAt) })}
                  </Text>
                )}
                {!gone && nextSurvey?.late && (
                  <Text variant="small" weight="semibold">
                    {t('late', { date: format.date(nextSurvey.by) })}
                  </Text>
                )}
                {gone && (
                  <Text variant="small">
                    <PageLink to={similarTrees(tree)}>{t('similar')}</PageLink>
                  </Text>
                )}
              </Stack>
            </li>
          ),
        )}
      </ul>
    </Stack>
  );
}
