import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = { title: 'Components/Navigation/Breadcrumbs', component: Breadcrumbs } satisfies Meta<
  typeof Breadcrumbs
>;
export default meta;

export const Path: StoryObj = {
  render: function Path() {
    const say = useSay();
    return (
      <Breadcrumbs
        label={say('Lokasi halaman', 'Where this page is')}
        crumbs={[
          { label: say('Beranda', 'Home'), href: '/' },
          { label: say('Data', 'Data') },
          { label: say('Pohon', 'Trees'), href: '/data/pohon/' },
          { label: 'KB-KM-2024-000217', href: '/data/pohon/217/' },
        ]}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const path = within(within(canvasElement).getByRole('navigation', { name: said('Lokasi halaman') }));
    await expect(path.getAllByRole('link').map((link) => link.textContent)).toEqual([
      said('Beranda'),
      said('Pohon'),
    ]);
    await expect(path.getByText('KB-KM-2024-000217')).toHaveAttribute('aria-current', 'page');
  },
};
