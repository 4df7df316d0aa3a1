import { goneTitle } from '@rimba/checkout/tree-choice';
import { standFigureFor } from '@rimba/drawings';
import { landTypeWords, notesLanguage, unbrokenCode } from '@rimba/i18n';
import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Banner, Grid, PickCard, Text } from '@rimba/ui';
import type { OfferedTrees as Offered, OfferedTree, Replaced } from './tree-offer.ts';

/** The trees to tick; one that stands in the place of another says so on its card. */
export function OfferedTrees({ trees, ticked, replaced }: Offered) {
  return (
    <Grid as="ul" tablet={3} gap={3}>
      {trees.map((tree) => (
        <li key={tree.id}>
          <OfferedTreeCard
            tree={tree}
            isTicked={ticked.includes(tree.id)}
            replaces={replaced.find(({ similar }) => similar.tree.id === tree.id)}
          />
        </li>
      ))}
    </Grid>
  );
}

interface OfferedTreeCardProps {
  tree: OfferedTree;
  isTicked: boolean;
  replaces: Replaced | undefined;
}

function OfferedTreeCard({ tree, isTicked, replaces }: OfferedTreeCardProps) {
  const { t } = useTranslation(['checkout', 'shelf', 'trees']);
  const format = useFormat();
  const { treeName: name, kelompokKomunitas: community, surveys } = tree;
  const height = format.measure(tree.height, 'm');
  const [latest] = surveys;
  const notes = latest?.notes;
  const planted = t('checkout:pick.planted', { year: tree.plantedAt.slice(0, 4) });
  const by = [tree.surveyor, format.shortDate(tree.surveyedAt), planted].join(', ');
  return (
    <PickCard
      name={name}
      heightM={tree.height}
      seed={tree.code}
      figure={standFigureFor(tree.latinName)}
      facts={[
        height,
        unbrokenCode(tree.code),
        [t(landTypeWords[tree.landType]), community.district].join(', '),
      ]}
      words={{
        drawing: t('shelf:drawing', { name, height }),
        band: (metres) => t('shelf:band', { metres }),
        choose: t('checkout:pick.choose', { tree: name }),
        chosen: t('checkout:pick.chosen'),
      }}
      note={{
        text: notes ? <span lang={notesLanguage}>{t('checkout:pick.note', { note: notes })}</span> : null,
        by,
      }}
      choice={{ name: 'pick', value: String(tree.id), defaultChecked: isTicked }}
      message={replaces && <Replacement of={replaces} />}
    />
  );
}

function Replacement({ of: { treeName, code, reason, similar } }: { of: Replaced }) {
  const { t } = useTranslation('checkout');
  const tree = `${treeName} ${unbrokenCode(code ?? '')}`;
  return (
    <Banner urgent>
      <Text weight="semibold">{t(goneTitle(reason), { tree })}</Text>
      <Text>{t(`gone.${similar.by}`, { species: similar.tree.treeName })}</Text>
    </Banner>
  );
}
