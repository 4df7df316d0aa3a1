import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { motif } from '../../stories/drawings.ts';
import { saidWithin, useSay } from '../../stories/say.ts';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { ForestProfile } from './ForestProfile.tsx';
import { ProfileLocator, ProfilePicture } from './ProfileLocator.tsx';

const meta = {
  title: 'Components/Forest/ForestProfile',
  component: ForestProfile,
  subcomponents: { ProfileLocator, ProfilePicture },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ForestProfile>;
export default meta;

export const Hero: StoryObj = {
  parameters: { sheet: 'wide' },
  render: function Hero() {
    const say = useSay();
    const waiting = (count: number) => say(`${count} siap`, `${count} ready`);
    return (
      <ForestProfile
        of={motif('profile')}
        label={say(
          'Profil hutan Kotawaringin Barat dari pantai ke perbukitan',
          'The forests of Kotawaringin Barat from coast to hills',
        )}
        formatHeight={(metres) => (metres === 40 ? '40 m' : String(metres))}
        hint={say(
          'Geser: dari pantai Kumai ke perbukitan Arut Utara. Tinggi pohon menurut skala.',
          'Move sideways: from the coast at Kumai to the hills of Arut Utara. Trees are to scale.',
        )}
        zones={[
          { zone: 'sea', name: say('Laut Jawa', 'Java Sea'), note: say('0 m dpl', 'sea level') },
          { zone: 'mangrove', name: say('Bakau', 'Mangrove'), note: waiting(63), href: '#mangrove' },
          { zone: 'peat', name: say('Rawa gambut', 'Peat swamp'), note: waiting(214), href: '#peat' },
          {
            zone: 'riparian',
            name: say('Tepian sungai', 'River bank'),
            note: waiting(27),
            href: '#riparian',
          },
          { zone: 'kerangas', name: 'Kerangas', note: waiting(97), href: '#kerangas' },
          {
            zone: 'lowland',
            name: say('Dipterokarpa dataran rendah', 'Lowland dipterocarp'),
            note: waiting(186),
            href: '#lowland',
          },
          {
            zone: 'agroforest',
            name: say('Kebun campuran desa', 'Village agroforest'),
            note: waiting(412),
            href: '#agroforest',
          },
        ]}
        trees={[
          { tree: 'mangrove', latinName: 'Rhizophora apiculata', name: 'bakau minyak', height: '21 m' },
          { tree: 'peat', latinName: 'Dyera polyphylla', name: 'jelutung rawa', height: '41 m' },
          { tree: 'kerangas', latinName: 'Agathis borneensis', name: 'pilau', height: '40 m' },
          { tree: 'lowland', latinName: 'Koompassia excelsa', name: 'bangeris', height: '66 m' },
        ]}
      >
        <Heading level={1} size="display">
          {say('Titipkan nama Anda pada sebatang pohon.', 'Leave your name with a tree.')}
        </Heading>
        <Text variant="lead">
          {say(
            'Adopsi satu pohon dari kelompok perhutanan sosial di Kotawaringin Barat.',
            'Adopt a tree from a community forest group in Kotawaringin Barat.',
          )}
        </Text>
        <Inline>
          <Button>{say('Pilih pohon', 'Choose a tree')}</Button>
        </Inline>
      </ForestProfile>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: saidWithin('Rawa gambut') })).toHaveAttribute(
      'href',
      '#peat',
    );
    await expect(
      canvas.getByRole('group', {
        name: saidWithin('Profil hutan Kotawaringin Barat dari pantai ke perbukitan'),
      }),
    ).toHaveAttribute('tabindex', '0');
  },
};

export const InAColumn: StoryObj = {
  ...Hero,
  // For the tests.
  tags: ['!dev', '!autodocs'],
  parameters: { sheet: false },
  play: async ({ canvasElement }) => {
    canvasElement.style.inlineSize = '62rem';
    const canvas = within(canvasElement);
    const words = [canvas.getByRole('heading'), ...canvas.getAllByText(/excelsa|borneensis/)];
    const boxes = [...words, ...canvas.getAllByRole('link')].map((part) => part.getBoundingClientRect());
    const overlapping = boxes.filter((box, place) =>
      boxes
        .slice(place + 1)
        .some(
          ({ left, right, top, bottom }) =>
            left < box.right && box.left < right && top < box.bottom && box.top < bottom,
        ),
    );
    await expect(overlapping).toEqual([]);
    canvasElement.style.inlineSize = '';
  },
};

export const Locator: StoryObj = {
  parameters: { sheet: false, layout: 'padded' },
  render: function Locator() {
    const say = useSay();
    return (
      <ProfileLocator
        of={motif('profile')}
        place="peat"
        label={say('Letak pada profil hutan: rawa gambut', 'Where it stands: peat swamp')}
      />
    );
  },
};
