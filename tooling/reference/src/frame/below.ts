import { roomFor } from '@rimba/ui/tokens';
import type { StoryObj } from '@storybook/react-vite';

type Play = NonNullable<StoryObj['play']>;

/** What holds only in a window with less room than for a layout: opened alone in a wider one, a story is looked at. */
export const below =
  (layout: Parameters<typeof roomFor>[0], play: Play): Play =>
  async (context) => {
    if (!window.matchMedia(roomFor(layout)).matches) await play(context);
  };
