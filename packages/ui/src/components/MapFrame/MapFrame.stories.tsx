import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { motif } from '../../stories/drawings.ts';
import { said, useSay } from '../../stories/say.ts';
import { land } from '../../stories/stand.css.ts';
import { MinusIcon, PlusIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { Drawing } from '../Plate/Drawing.tsx';
import { StatusMark } from '../StatusMark/StatusMark.tsx';
import { MapFrame } from './MapFrame.tsx';

const meta = { title: 'Components/Media/MapFrame', component: MapFrame } satisfies Meta<typeof MapFrame>;
export default meta;

export const Everything: StoryObj = {
  render: function Everything() {
    const say = useSay();
    return (
      <MapFrame
        label={say('Peta pohon', 'Map of the trees')}
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
        <svg className={land} viewBox="0 0 1560 840" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <Drawing of={motif('contours')} width={1560} height={840} />
        </svg>
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
