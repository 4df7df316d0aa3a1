import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { plate } from '../../stories/drawings.ts';
import { useSay } from '../../stories/say.ts';
import { Grid } from '../Grid/Grid.tsx';
import { LatinName } from '../Text/LatinName.tsx';
import { Text } from '../Text/Text.tsx';
import { AnnotatedPlate, LetteredList } from './AnnotatedPlate.tsx';

const meta = {
  title: 'Components/Forest/AnnotatedPlate',
  component: AnnotatedPlate,
  subcomponents: { LetteredList },
} satisfies Meta<typeof AnnotatedPlate>;
export default meta;

export const Reasons: StoryObj = {
  render: function Reasons() {
    const say = useSay();
    return (
      <Grid tablet={2} gap={6}>
        <AnnotatedPlate
          of={plate('shorea-balangeran-tree')}
          marks={['crown', 'trunk']}
          caption={
            <>
              <LatinName>Shorea balangeran</LatinName>, {say('belangeran dewasa', 'a grown belangeran')}
            </>
          }
        />
        <LetteredList
          headingLevel={3}
          items={[
            {
              title: say('Hidup di atas 85%, dan diukur', 'Over 85% alive, and measured'),
              children: (
                <Text>
                  {say('Mati alami pada tahun pertama, ditanam ulang.', 'A tree that dies is planted again.')}
                </Text>
              ),
            },
            {
              title: say('Pohonnya nyata dan bernomor', 'A real tree with a number'),
              children: (
                <Text>
                  {say('Tiap pohon punya label dan koordinat.', 'Each has a label and coordinates.')}
                </Text>
              ),
            },
          ]}
        />
      </Grid>
    );
  },
  play: async ({ canvasElement }) => {
    const reasons = within(canvasElement).getAllByRole('listitem');
    await expect(canvasElement.querySelectorAll('svg text')).toHaveLength(reasons.length);
  },
};
