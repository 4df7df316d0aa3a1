import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { motif } from '../../stories/drawings.ts';
import { said, useSay } from '../../stories/say.ts';
import { MinusIcon, PlusIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { Plate } from '../Plate/Plate.tsx';
import { StatusMark } from '../StatusMark/StatusMark.tsx';
import { MapFrame } from './MapFrame.tsx';

const meta = { title: 'Components/Media/MapFrame', component: MapFrame } satisfies Meta<typeof MapFrame>;
export default meta;

export const Everything: StoryObj = {
  render: function Everything() {
    const say = useSay();
    const label = say('Peta pohon', 'Map of the trees');
    return (
      <MapFrame
        label={label}
        controls={
          <>
            <IconButton icon={PlusIcon} label={say('Perbesar', 'Closer')} variant="outlined" />
            <IconButton icon={MinusIcon} label={say('Perkecil', 'Further')} variant="outlined" />
          </>
        }
        legend={[
          {
            key: 'ready',
            sign: <StatusMark status="ready_to_adopt">{say('siap diadopsi', 'ready')}</StatusMark>,
          },
          { key: 'adopted', sign: <StatusMark status="adopted">{say('diadopsi', 'adopted')}</StatusMark> },
        ]}
        note={say('Garis pantai disederhanakan.', 'The coast is simplified.')}
        list={<Link href="#list">{say('Lihat sebagai daftar', 'See as a list')}</Link>}
      >
        <Plate of={motif('contours')} label={label} size="large" />
      </MapFrame>
    );
  },
  play: async ({ canvasElement }) => {
    const figure = within(within(canvasElement).getByRole('figure', { name: said('Peta pohon') }));
    await expect(figure.getAllByRole('button')).toHaveLength(2);
    await expect(figure.getAllByRole('listitem')).toHaveLength(2);
    await expect(figure.getByRole('link', { name: said('Lihat sebagai daftar') })).toBeVisible();
  },
};
