import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { said, useSay } from '../../stories/say.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = { title: 'Components/Actions/Link', component: Link } satisfies Meta<typeof Link>;
export default meta;

export const Kinds: StoryObj<typeof meta> = {
  render: function Kinds() {
    const say = useSay();
    return (
      <Stack align="start">
        <Text>
          {say('Sudah punya akun?', 'Already have an account?')}{' '}
          <Link href="#login">{say('Masuk', 'Log in')}</Link>
        </Text>
        <Link href="#trees" standalone>
          {say('Lihat semua pohon', 'See all trees')}
        </Link>
        <Link href="#report" newWindow={say('di jendela baru', 'in a new window')}>
          {say('Laporan 2025', '2025 report')}
        </Link>
        <Link asChild tone="plain">
          <a href="#card">Belangeran</a>
        </Link>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const outside = canvas.getByRole('link', {
      name: `${said('Laporan 2025')} (${said('di jendela baru')})`,
    });
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'Belangeran' })).toHaveAttribute('href', '#card');
  },
};
