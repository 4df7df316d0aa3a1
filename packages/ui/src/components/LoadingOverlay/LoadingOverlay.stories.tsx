import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectBounce } from '../../stories/bounce.ts';
import { inOwnWindow } from '../../stories/in-own-window.ts';
import { said, useSay } from '../../stories/say.ts';
import { vars } from '../../tokens/contract.css.ts';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const meta = {
  title: 'Components/Feedback/LoadingOverlay',
  component: LoadingOverlay,
} satisfies Meta<typeof LoadingOverlay>;
export default meta;

export const FirstEntry: StoryObj = {
  parameters: { sheet: false, ...inOwnWindow },
  render: function FirstEntry() {
    const say = useSay();
    return <LoadingOverlay title="Rimba" text={say('Menyiapkan halaman…', 'Preparing the page…')} />;
  },
  play: async ({ canvasElement }) => {
    const overlay = within(canvasElement).getByRole('status');
    await expect(overlay).toHaveTextContent(`Rimba${said('Menyiapkan halaman…')}`);
    await expect([overlay.clientWidth, overlay.clientHeight]).toEqual([
      window.innerWidth,
      window.innerHeight,
    ]);
    const spinner = overlay.querySelector('svg');
    await expect(spinner?.getBoundingClientRect().width).toBe(40);
    const emerald = document.createElement('i');
    emerald.style.color = vars.color.accent;
    overlay.append(emerald);
    await expect(spinner && getComputedStyle(spinner).color).toBe(getComputedStyle(emerald).color);
    emerald.remove();
    await expectBounce(spinner);
  },
};
