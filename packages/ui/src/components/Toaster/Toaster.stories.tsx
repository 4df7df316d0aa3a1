import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { inOwnWindow } from '../../stories/in-own-window.ts';
import { said, useSay } from '../../stories/say.ts';
import { vars } from '../../tokens/contract.css.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { standAtFoot } from './stand-at-foot.ts';
import { Toaster } from './Toaster.tsx';
import { toast } from './toast.ts';

const meta = {
  title: 'Components/Feedback/Toaster',
  component: Toaster,
  // The next story would begin with what this one still shows.
  beforeEach: () => () => {
    toast.dismiss();
  },
} satisfies Meta<typeof Toaster>;
export default meta;

/** Three of the four kinds: no more are in view at once, and on a phone one. */
export const Kinds: StoryObj = {
  parameters: inOwnWindow,
  render: function Kinds() {
    const say = useSay();
    return (
      <Inline>
        <Button
          onClick={() =>
            toast.success(say('Tersimpan di Wishtree', 'Saved to your Wishtree'), {
              description: 'Belangeran KB-KM-2024-000217',
            })
          }
        >
          {say('Berhasil', 'Success')}
        </Button>
        <Button
          onClick={() =>
            toast.error(say('Gagal menyimpan', 'Could not save'), {
              description: say('Jaringan terputus.', 'The network is gone.'),
              action: { label: say('Coba lagi', 'Try again'), onClick: () => toast.dismiss() },
            })
          }
        >
          {say('Gagal', 'Failure')}
        </Button>
        <Button onClick={() => toast.info(say('Tautan terkirim', 'Link sent'))}>
          {say('Kabar', 'News')}
        </Button>
        <Button onClick={() => toast.warning(say('Sisa 2 menit', '2 minutes left'))}>
          {say('Peringatan', 'Warning')}
        </Button>
        <Toaster label={say('Pemberitahuan singkat', 'Short messages')} closeLabel={say('Tutup', 'Close')} />
      </Inline>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: said('Peringatan') }));
    await userEvent.click(canvas.getByRole('button', { name: said('Berhasil') }));
    const saved = (await screen.findByText(said('Tersimpan di Wishtree'))).closest('li');
    await expect(saved?.offsetWidth).toBe(window.innerWidth > 600 ? 356 : window.innerWidth - 32);
    await userEvent.click(canvas.getByRole('button', { name: said('Gagal') }));
    const retry = await screen.findByRole('button', { name: said('Coba lagi') });
    await waitFor(() => expect(retry).toBeVisible());
    // Pointed at, they stay however long the looking takes.
    await userEvent.hover(retry);
  },
};

export const Closed: StoryObj = {
  ...Kinds,
  // For the tests.
  tags: ['!dev', '!autodocs'],
  parameters: { sheet: false },
  play: async (context) => {
    await Kinds.play?.(context);
    // The newest: on a phone no other is in view.
    const failed = screen.getByText(said('Gagal menyimpan')).closest('li');
    await userEvent.click(within(failed as HTMLElement).getByRole('button', { name: said('Tutup') }));
    await waitFor(() => expect(screen.queryByText(said('Gagal menyimpan'))).toBeNull());
    toast.dismiss();
    await waitFor(() => expect(screen.queryByText(said('Tersimpan di Wishtree'))).toBeNull());
  },
};

const listItem = async (title: string) => {
  const item = (await screen.findByText(title)).closest('li');
  if (!item) throw new Error(`The toast ${title} is no list item`);
  return item;
};

/** Where they are shown, and a button that says some of them once more. */
function Saying({ texts }: { texts: readonly (readonly [id: string, en: string])[] }) {
  const say = useSay();
  const messages = texts.map(([id, en]) => say(id, en));
  return (
    <>
      <Button onClick={() => messages.map((message) => toast.info(message))}>
        {say('Sekali lagi', 'Once more')}
      </Button>
      <Toaster label={say('Pemberitahuan singkat', 'Short messages')} closeLabel={say('Tutup', 'Close')} />
    </>
  );
}

const counted = [
  ['Satu', 'One'],
  ['Dua', 'Two'],
  ['Tiga', 'Three'],
  ['Empat', 'Four'],
] as const;

/** Four at once: three stay in view, 14 px apart; on a phone the newest alone. */
export const ThreeInView: StoryObj = {
  parameters: { ...inOwnWindow, sheet: false },
  render: () => <Saying texts={counted} />,
  play: async () => {
    const titles = counted.map(([id]) => said(id));
    for (const title of titles) toast.info(title);
    const [oldest, second, third, newest] = await Promise.all(titles.map(listItem));
    // Pointed at, they stay however long the looking takes.
    if (newest) await userEvent.hover(newest);
    await waitFor(() => expect(oldest).toHaveAttribute('data-visible', 'false'));
    for (const visible of [second, third, newest])
      await expect(visible).toHaveAttribute('data-visible', 'true');
    const apart = () =>
      (newest?.getBoundingClientRect().top ?? 0) - (third?.getBoundingClientRect().bottom ?? 0);
    await waitFor(() => expect(apart()).toBeCloseTo(14, 0));
  },
};

export const AllDismissed: StoryObj = {
  ...ThreeInView,
  // For the tests.
  tags: ['!dev', '!autodocs'],
  parameters: { sheet: false },
  play: async (context) => {
    await ThreeInView.play?.(context);
    toast.dismiss();
    await waitFor(() => expect(screen.queryByText(said('Empat'))).toBeNull());
  },
};

const footOf = (item: HTMLElement) => item.getBoundingClientRect().bottom;

const ground = { background: vars.color.backgroundSunken, border: `1px solid ${vars.color.line}` };

/** A bar at the window's foot keeps what it says and what is pressed there; gone, the toast stands lower. */
export const AboveABar: StoryObj = {
  parameters: { ...inOwnWindow, sheet: false },
  render: function AboveABar() {
    const [isShown, setShown] = useState(true);
    const say = useSay();
    return (
      <>
        <Button onClick={() => setShown(false)}>{say('Sembunyikan', 'Hide')}</Button>
        <div style={{ height: '150vh' }} />
        {isShown && (
          <section
            ref={standAtFoot}
            aria-label="bar"
            style={{ ...ground, position: 'sticky', bottom: 0, height: 140 }}
          />
        )}
        <Saying texts={[['Di atas', 'Above']]} />
      </>
    );
  },
  play: async ({ canvas }) => {
    toast.info(said('Di atas'));
    const item = await listItem(said('Di atas'));
    // Pointed at, it stays however long the looking takes.
    await userEvent.hover(item);
    const bar = canvas.getByRole('region', { name: 'bar' });
    await waitFor(() => expect(footOf(item)).toBeLessThanOrEqual(bar.getBoundingClientRect().top));
  },
};

/** On a short page the bar stands above the window's foot, where a toast would lie on it. */
export const BarInTheWay: StoryObj = {
  ...AboveABar,
  parameters: { sheet: false, docs: { story: { inline: false, height: '30rem' } } },
  render: () => (
    <>
      <section
        ref={standAtFoot}
        aria-label="bar"
        style={{ ...ground, position: 'fixed', insetInline: 0, bottom: 60, height: 120 }}
      />
      <Saying texts={[['Di atas', 'Above']]} />
    </>
  ),
};

export const BarGone: StoryObj = {
  ...AboveABar,
  // For the tests.
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { canvas } = context;
    await AboveABar.play?.(context);
    const { top } = canvas.getByRole('region', { name: 'bar' }).getBoundingClientRect();
    const item = await listItem(said('Di atas'));
    await userEvent.click(canvas.getByRole('button', { name: said('Sembunyikan') }));
    await waitFor(() => expect(footOf(item)).toBeGreaterThan(top));
    toast.dismiss();
    await waitFor(() => expect(screen.queryByText(said('Di atas'))).toBeNull());
  },
};

const banks = ['BCA', 'BNI', 'BRI', 'BSI', 'CIMB Niaga', 'Mandiri', 'Permata'];
const ways = ['QRIS', 'GoPay', 'ShopeePay', ...banks.map((bank) => `${bank} Virtual Account`)];

/** A dialog that fills a phone has its buttons at the foot: the toast stands at its head until it is closed. */
export const OverADialog: StoryObj = {
  globals: { viewport: { value: 'phone' } },
  parameters: { sheet: false, docs: { story: { inline: false, height: '36rem' } } },
  render: function OverADialog() {
    const say = useSay();
    const [isOpen, setOpen] = useState(true);
    const close = () => setOpen(false);
    return (
      <>
        <Dialog
          size="wide"
          open={isOpen}
          onOpenChange={setOpen}
          title={say('Cara bayar lain', 'Another way to pay')}
          closeLabel={say('Tutup', 'Close')}
        >
          <Stack gap={6}>
            <RadioGroup
              label={say('Cara bayar', 'Way to pay')}
              name="way"
              layout="rows"
              options={ways.map((way) => ({ value: way, label: way }))}
              defaultValue="Mandiri Virtual Account"
            />
            <Stack gap={3}>
              <Button variant="secondary" width="full" onClick={close}>
                {say('Tidak jadi', 'Never mind')}
              </Button>
              <Button width="full" onClick={close}>
                {say('Pakai ini', 'Use this')}
              </Button>
            </Stack>
          </Stack>
        </Dialog>
        <Saying texts={[['Gagal', 'Failed']]} />
      </>
    );
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    dialog.scrollTop = dialog.scrollHeight;
    toast.error(said('Gagal'));
    const item = await listItem(said('Gagal'));
    // Pointed at, it stays however long the looking takes.
    await userEvent.hover(item);
    for (const name of ['Tidak jadi', 'Pakai ini']) {
      const { top } = within(dialog)
        .getByRole('button', { name: said(name) })
        .getBoundingClientRect();
      await waitFor(() => expect(footOf(item)).toBeLessThanOrEqual(top));
    }
    expect(item.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

/** What a toast offers is pressed also while a dialog is open, which stays. */
export const PressedOverADialog: StoryObj = {
  ...OverADialog,
  // For the tests.
  tags: ['!dev', '!autodocs'],
  parameters: { ...inOwnWindow, sheet: false },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const onClick = fn();
    toast.error(said('Gagal'), { action: { label: said('Coba lagi'), onClick } });
    const again = await screen.findByRole('button', { name: said('Coba lagi') });
    await waitFor(() => expect(again.closest('li')).toHaveAttribute('data-mounted', 'true'));
    await userEvent.click(again);
    await expect(onClick).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText(said('Gagal'))).toBeNull());
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
};

/** Nothing points at it, so it goes after four seconds: the button says it once more. */
export const FourSeconds: StoryObj = {
  parameters: { ...inOwnWindow, sheet: false },
  render: () => <Saying texts={[['Sebentar', 'A moment']]} />,
  play: async () => {
    const timers = spyOn(window, 'setTimeout');
    toast.info(said('Sebentar'));
    await listItem(said('Sebentar'));
    // What is left of its time, as the browser's own timers see it.
    await waitFor(() => expect(timers.mock.calls.map(([, delay]) => delay)).toContain(4000));
    timers.mockRestore();
  },
};

/** A clock that stands until the story moves it. */
function stopClock() {
  const RealDate = Date;
  let now = RealDate.now();
  globalThis.Date = new Proxy(RealDate, {
    construct: (date, given) => Reflect.construct(date, given.length > 0 ? given : [now]),
  });
  return {
    advance: (ms: number) => {
      now += ms;
    },
    restore: () => {
      globalThis.Date = RealDate;
    },
  };
}

/**
 * A slow swipe of 44 px springs back, one of 45 px dismisses; the same 44 in a flick dismiss too. Those are gone by now:
 * the one in view is there to be swiped.
 */
export const SwipedAway: StoryObj = {
  parameters: { ...inOwnWindow, sheet: false },
  render: () => (
    <Saying
      texts={[
        ['Geser', 'Swipe'],
        ['Sentil', 'Flick'],
        ['Geser saya', 'Swipe me'],
      ]}
    />
  ),
  play: async () => {
    const clock = stopClock();
    const shown = async (title: string) => {
      toast.info(said(title));
      const item = await listItem(said(title));
      await waitFor(() => expect(item).toHaveAttribute('data-mounted', 'true'));
      item.setPointerCapture = () => {};
      return item;
    };
    const swipe = async (item: HTMLElement, by: number, takesMs = 0) => {
      const at = (y: number) => ({ clientX: 100, clientY: y, pointerId: 1, button: 0 });
      fireEvent.pointerDown(item, at(100));
      // The first move says in which direction, the second how far.
      fireEvent.pointerMove(item, at(102));
      await new Promise((resolve) => requestAnimationFrame(resolve));
      fireEvent.pointerMove(item, at(100 + by));
      await expect(item.style.getPropertyValue('--swipe-amount-y')).toBe(`${by}px`);
      clock.advance(takesMs);
      fireEvent.pointerUp(item, at(100 + by));
    };
    const slow = await shown('Geser');
    await swipe(slow, 44, 500);
    await waitFor(() => expect(slow.style.getPropertyValue('--swipe-amount-y')).toBe('0px'));
    await expect(slow).toHaveAttribute('data-swipe-out', 'false');
    await swipe(slow, 45, 500);
    await waitFor(() => expect(slow).toHaveAttribute('data-swipe-out', 'true'));
    await waitFor(() => expect(screen.queryByText(said('Geser'))).toBeNull());

    const quick = await shown('Sentil');
    await swipe(quick, 44);
    await waitFor(() => expect(quick).toHaveAttribute('data-swipe-out', 'true'));
    await waitFor(() => expect(screen.queryByText(said('Sentil'))).toBeNull());
    clock.restore();
    // Pointed at, it stays.
    await userEvent.hover(await shown('Geser saya'));
  },
};
