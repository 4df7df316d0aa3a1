import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { plate } from '../../stories/drawings.ts';
import { said, useSay } from '../../stories/say.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { LatinName } from '../Text/LatinName.tsx';
import { LateDrawings } from './Drawing.tsx';
import { Plate } from './Plate.tsx';

const meta = {
  title: 'Components/Forest/Plate',
  component: Plate,
  subcomponents: { LateDrawings },
} satisfies Meta<typeof Plate>;
export default meta;
type Story = StoryObj;

export const WithCaption: Story = {
  render: function WithCaption() {
    const say = useSay();
    return (
      <Plate
        of={plate('shorea-balangeran-leaf')}
        size="medium"
        label={say('Daun belangeran', 'Leaves of belangeran')}
        caption={
          <>
            <LatinName>Shorea balangeran</LatinName>, {say('gambar, bukan foto', 'a drawing, not a photo')}
          </>
        }
      />
    );
  },
  play: async ({ canvasElement }) => {
    const drawing = within(canvasElement).getByRole('img', { name: said('Daun belangeran') });
    await expect(drawing.querySelector('use')).toHaveAttribute(
      'href',
      '/drawings/svg/shorea-balangeran-leaf.svg#shorea-balangeran-leaf',
    );
  },
};

const parts = ['leaf', 'bark', 'fruit', 'flower', 'sap', 'tree'];

export const Parts: Story = {
  render: () => (
    <Grid phone={2} tablet={3} desktop={4}>
      {parts.map((part) => (
        <Plate key={part} of={plate(`shorea-leprosula-${part}`)} size="medium" />
      ))}
    </Grid>
  ),
};

export const Washes: Story = {
  render: () => (
    <Inline>
      {(['full', 'half', 'deep', 'none'] as const).map((wash) => (
        <Plate key={wash} of={plate('dyera-polyphylla-leaf')} size="medium" wash={wash} />
      ))}
    </Inline>
  ),
};
