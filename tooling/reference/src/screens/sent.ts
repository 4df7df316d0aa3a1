import type { StoryObj } from '@storybook/react-vite';
import { fireEvent, waitFor } from 'storybook/test';

/** What comes of a form that was sent. */
const outcomes = {
  errors: '[aria-invalid=true]',
  refused: 'form [role=alert]',
  sending: '[aria-busy=true]',
  done: '[role=status], [role=alert]:not(form *)',
} as const;

/** Fills the form of a screen, field by field as their ids call them, sends it, and waits for what comes of it. */
export const sent =
  (typed: Readonly<Record<string, string>>, outcome: keyof typeof outcomes): NonNullable<StoryObj['play']> =>
  async ({ canvasElement }) => {
    const find = (selector: string) =>
      waitFor(
        () => {
          const found = canvasElement.querySelector(selector);
          if (!found) throw new Error(`There is no ${selector}`);
          return found;
        },
        { timeout: 20_000 },
      );
    const button = await find('form [type=submit]:not(:disabled)');
    // By events alone: beside each other in windows, stories would take the focus from one another in the middle of a word.
    for (const [id, value] of Object.entries(typed)) {
      await fireEvent.input(await find(`#${id}`), { target: { value } });
    }
    await fireEvent.click(button);
    await find(outcomes[outcome]);
  };
