import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Text } from '../Text/Text.tsx';
import { PageSection, type PageSectionProps, PageWidth } from './PageSection.tsx';

const meta = {
  title: 'Components/Layout/PageSection',
  component: PageSection,
  subcomponents: { PageWidth },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageSection>;
export default meta;

type Story = StoryObj<Partial<PageSectionProps>>;

function Example({ tone = 'paper' }: Partial<PageSectionProps>) {
  const say = useSay();
  return (
    <PageSection
      tone={tone}
      heading={say('Mengapa di sini', 'Why here')}
      note={say('Catatan dari patroli Mei, hulu Sungai Arut.', 'From the May patrol, upper Arut river.')}
    >
      <Text variant="lead" measure>
        {say(
          'Rawa gambut menyimpan air sepanjang tahun; pohon yang tumbuh di atasnya menahannya tetap basah.',
          'Peat swamp holds water all year; the trees that grow on it keep it wet.',
        )}
      </Text>
    </PageSection>
  );
}

export const Paper: Story = {
  parameters: { sheet: 'wide' },
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: said('Mengapa di sini') })).toBeVisible();
  },
};

export const Forest: Story = { parameters: { sheet: 'wide' }, render: () => <Example tone="forest" /> };
