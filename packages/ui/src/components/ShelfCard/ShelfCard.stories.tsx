import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { plate } from '../../stories/drawings.ts';
import { figures, said, useSay } from '../../stories/say.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Price } from '../Price/Price.tsx';
import { StatusMark } from '../StatusMark/StatusMark.tsx';
import { ShelfCard } from './ShelfCard.tsx';
import { ShelfDrawing } from './ShelfDrawing.tsx';

const meta = {
  title: 'Components/Forest/ShelfCard',
  component: ShelfCard,
  subcomponents: { ShelfDrawing },
} satisfies Meta<typeof ShelfCard>;
export default meta;

const samples = [
  {
    name: 'Belangeran',
    latinName: 'Shorea balangeran',
    figure: 'belangeran',
    heightM: 2.41,
    girthCm: 7.9,
  },
  {
    name: 'Ramin',
    latinName: 'Gonystylus bancanus',
    figure: 'ramin',
    heightM: 6.8,
    girthCm: 44.6,
  },
  { name: 'Durian', latinName: 'Durio zibethinus', figure: 'meranti', heightM: 24, girthCm: 141 },
  { name: 'Ulin', latinName: 'Eusideroxylon zwageri', figure: 'ulin', heightM: 1.2 },
] as const;

function Card({
  name,
  latinName,
  figure,
  heightM,
  girthCm,
  taken = false,
}: (typeof samples)[number] & { girthCm?: number; taken?: boolean }) {
  const say = useSay();
  const height = figures(heightM);
  const girth = girthCm === undefined ? undefined : figures(girthCm);
  return (
    <ShelfCard
      name={name}
      latinName={latinName}
      heightM={heightM}
      seed={name}
      figure={plate(`stand-${figure}`)}
      words={{
        drawing: say(
          `${name}, ${height.id} m, di samping orang 1,65 m`,
          `${name}, ${height.en} m, beside a person of 1.65 m`,
        ),
        height: say(`${height.id} m`, `${height.en} m`),
        ...(girth && { girth: say(`keliling ${girth.id} cm`, `${girth.en} cm around`) }),
        band: (metres) => say(`ruas galah ${metres} m`, `pole band ${metres} m`),
      }}
      facts={[
        say('Rawa gambut, Kumai', 'Peat swamp, Kumai'),
        say('diukur 22 Sep 2026', 'measured 22 Sep 2026'),
      ]}
      taken={taken}
      link={(link) => <a href={`#${name}`} {...link} />}
    >
      {taken ? (
        <StatusMark status="adopted">
          {say('Diadopsi sampai 4 Mar 2027', 'Adopted until 4 Mar 2027')}
        </StatusMark>
      ) : (
        <Price
          now={say('Rp 135.000', 'IDR 135,000')}
          before={{
            price: say('Rp 150.000', 'IDR 150,000'),
            label: say('Harga semula', 'Price before'),
            reason: say('Potongan musim tanam', 'Planting season discount'),
          }}
        />
      )}
    </ShelfCard>
  );
}

export const OnTheShelf: Story = {
  parameters: { sheet: 'wide' },
  render: () => (
    <Grid tablet={2} desktop={4}>
      {samples.map((sample) => (
        <Card key={sample.name} {...sample} />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = canvas.getByRole('link', { name: 'Durian' }).closest('article');
    await expect(card).toHaveTextContent(said('ruas galah 5 m'));
    await expect(canvas.getByRole('link', { name: 'Ramin' }).closest('article')).not.toHaveTextContent(
      said('ruas galah 1 m'),
    );
    await expect(card?.querySelectorAll('a, button')).toHaveLength(1);
    await expect(
      canvas.getByRole('img', { name: said('Ulin, 1,2 m, di samping orang 1,65 m') }),
    ).toBeVisible();
  },
};

export const Taken: Story = {
  render: () => <Card {...samples[0]} taken />,
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    await expect(card).toHaveTextContent(said('Diadopsi sampai 4 Mar 2027'));
    await expect(card).not.toHaveTextContent('Rp');
  },
};

type Story = StoryObj;
