import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import * as foundations from '../../stories/foundations.css.ts';
import { said, useSay } from '../../stories/say.ts';
import { Card } from '../Card/Card.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { ScrollRegion } from './ScrollRegion.tsx';

const meta = { title: 'Components/Layout/ScrollRegion', component: ScrollRegion } satisfies Meta<
  typeof ScrollRegion
>;
export default meta;

export const ByKeyboard: StoryObj = {
  render: function ByKeyboard() {
    const say = useSay();
    return (
      <ScrollRegion label={say('Jenis pohon, bisa digeser', 'Tree species, scrolls sideways')}>
        <Inline wrap={false}>
          {['Ulin', 'Belangeran', 'Ramin', 'Jelutung', 'Meranti', 'Gaharu', 'Kempas', 'Nyatoh'].map(
            (name) => (
              <div key={name} className={foundations.keptWidth}>
                <Card padding={7}>{name}</Card>
              </div>
            ),
          )}
        </Inline>
      </ScrollRegion>
    );
  },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: said('Jenis pohon, bisa digeser') });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
