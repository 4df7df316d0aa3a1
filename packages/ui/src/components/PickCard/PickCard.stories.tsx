import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { plate } from '../../stories/drawings.ts';
import { figures, saidWithin, useSay } from '../../stories/say.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { PickCard } from './PickCard.tsx';

const meta = { title: 'Components/Forest/PickCard', component: PickCard } satisfies Meta<typeof PickCard>;
export default meta;

const samples = [
  { name: 'Ramin', figure: 'ramin', heightM: 6.8, code: 'KB-AS-2023-000081', ticked: true },
  { name: 'Belangeran', figure: 'belangeran', heightM: 2.4, code: 'KB-AS-2024-000143', ticked: false },
  { name: 'Durian', figure: 'meranti', heightM: 24, code: 'KB-KM-2023-000412', ticked: false },
] as const;

function Card({ sample, taken = false }: { sample: (typeof samples)[number]; taken?: boolean }) {
  const say = useSay();
  const { name, code, ticked, figure, ...tree } = sample;
  const height = figures(tree.heightM);
  return (
    <PickCard
      {...tree}
      name={name}
      seed={code}
      figure={plate(`stand-${figure}`)}
      facts={[
        say(`${height.id} m`, `${height.en} m`),
        code,
        say('Rawa gambut, Arut Selatan', 'Peat swamp, Arut Selatan'),
      ]}
      words={{
        drawing: say(
          `${name}, ${height.id} m, di samping orang 1,65 m`,
          `${name}, ${height.en} m, beside a person of 1.65 m`,
        ),
        band: (metres) => say(`ruas galah ${metres} m`, `pole band ${metres} m`),
        choose: say(`Pilih ${name}`, `Choose ${name}`),
        chosen: say('Dipilih', 'Chosen'),
      }}
      note={{
        text: '“Daun muda merah tembaga, sehat.”',
        by: say('Siti Aminah, 8 Nov 2026, ditanam 2023', 'Siti Aminah, 8 Nov 2026, planted 2023'),
      }}
      choice={{ name: 'pick', value: code, defaultChecked: ticked }}
      message={
        taken && (
          <Banner>
            {say(
              'Ramin 000077 baru saja diadopsi orang lain.',
              'Ramin 000077 has just been adopted by someone else.',
            )}
          </Banner>
        )
      }
    />
  );
}

export const ThreeToChooseFrom: Story = {
  parameters: { sheet: 'wide' },
  render: () => (
    <Grid tablet={3} desktop={3}>
      {samples.map((sample) => (
        <Card key={sample.code} sample={sample} />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('checkbox', { name: saidWithin('Dipilih') })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: saidWithin('Pilih Belangeran') }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
};

export const Replaced: Story = {
  render: () => <Card sample={samples[0]} taken />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('000077');
  },
};

type Story = StoryObj;
