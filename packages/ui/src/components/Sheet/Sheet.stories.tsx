import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '../../stories/in-own-window.ts';
import { said, useSay } from '../../stories/say.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { DialogClose } from '../Dialog/Dialog.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Sheet, type SheetProps } from './Sheet.tsx';

const meta = { title: 'Components/Overlays/Sheet', component: Sheet } satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj;

function Filters({ side, size = 'standard' }: Required<Pick<SheetProps, 'side'>> & Pick<SheetProps, 'size'>) {
  const say = useSay();
  return (
    <Sheet
      side={side}
      size={size}
      title={say('Saringan', 'Filters')}
      closeLabel={say('Tutup', 'Close')}
      trigger={<Button variant="secondary">{`${say('Saringan', 'Filters')}: ${side}`}</Button>}
      footer={
        <DialogClose>
          <Button width="full">{say('Tampilkan 24 pohon', 'Show 24 trees')}</Button>
        </DialogClose>
      }
    >
      <Checkbox label={say('Siap diadopsi', 'Ready to adopt')} />
      <Checkbox label={say('Rawa gambut', 'Peat swamp')} />
    </Sheet>
  );
}

export const Sides: Story = {
  parameters: inOwnWindow,
  render: () => (
    <Inline>
      <Filters side="bottom" />
      <Filters side="left" size="sidebar" />
      <Filters side="right" />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: `${said('Saringan')}: bottom` });
    await userEvent.click(trigger);
    const sheet = await screen.findByRole('dialog', { name: said('Saringan') });
    await userEvent.click(within(sheet).getByRole('checkbox', { name: said('Siap diadopsi') }));
    await userEvent.click(within(sheet).getByRole('button', { name: said('Tampilkan 24 pohon') }));
    // The focus comes back last: then the page can be pressed again.
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(within(canvasElement).getByRole('button', { name: `${said('Saringan')}: left` }));
    const left = await screen.findByRole('dialog', { name: said('Saringan') });
    await expect(left.offsetWidth).toBe(288);
  },
};

export const SidesClosed: Story = {
  ...Sides,
  // For the tests.
  tags: ['!dev', '!autodocs'],
  parameters: { sheet: false },
  play: async (context) => {
    await Sides.play?.(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
