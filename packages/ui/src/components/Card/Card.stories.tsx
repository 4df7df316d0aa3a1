import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { useSay } from '../../stories/say.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Card, type CardProps } from './Card.tsx';

const meta = { title: 'Components/Layout/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;

export const Tones: StoryObj<CardProps> = {
  render: function Tones() {
    const say = useSay();
    return (
      <Grid phone={1} tablet={2}>
        {(['sheet', 'raised', 'accent', 'outlined'] as const).map((tone) => (
          <Card key={tone} as="article" tone={tone} padding={5}>
            <Heading level={2} size="h4">
              {say('Kelompok Arut Lestari', 'Arut Lestari group')}
            </Heading>
            <Text tone="muted">{say('97 pohon siap diadopsi', '97 trees ready to adopt')}</Text>
          </Card>
        ))}
      </Grid>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('article')).toHaveLength(4);
  },
};
