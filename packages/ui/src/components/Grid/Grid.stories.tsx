import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Grid, type GridProps } from './Grid.tsx';

const meta = { title: 'Components/Layout/Grid', component: Grid } satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<GridProps>;

const names = ['Ulin', 'Belangeran', 'Ramin', 'Jelutung', 'Meranti', 'Gaharu'];

export const GrowsWithTheWindow: Story = {
  parameters: { sheet: 'wide' },
  render: () => (
    <Grid phone={1} tablet={2} desktop={3} as="ul">
      {names.map((name) => (
        <Card key={name} as="li">
          {name}
        </Card>
      ))}
    </Grid>
  ),
};

export const TwoOnPhones: Story = {
  parameters: { sheet: 'wide' },
  render: () => (
    <Grid phone={2} as="ul">
      {names.slice(0, 2).map((name) => (
        <Card key={name} as="li">
          {name}
        </Card>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const [left, right] = within(canvasElement).getAllByRole('listitem');
    await expect(left?.offsetWidth).toBe(right?.offsetWidth);
    await expect(left?.offsetTop).toBe(right?.offsetTop);
  },
};

/** As many as fit: the tree cards. */
export const FittingColumns: Story = {
  parameters: { sheet: 'wide' },
  render: () => (
    <Grid minColumn="12.75rem" as="ul">
      {names.map((name) => (
        <Card key={name} as="li">
          {name}
        </Card>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const narrowest = Math.min(
      ...within(canvasElement)
        .getAllByRole('listitem')
        .map((item) => item.offsetWidth),
    );
    await expect(narrowest).toBeGreaterThanOrEqual(Math.min(204, window.innerWidth - 32));
  },
};
