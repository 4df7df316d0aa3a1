import type { StoryObj } from '@storybook/react-vite';
import { fireEvent, waitFor } from 'storybook/test';

type Play = NonNullable<StoryObj['play']>;
/** What is typed or chosen, by the id or the name of the field, in the order of the form. */
type Typed = Readonly<Record<string, string>>;

/** What comes of a form that was sent. */
const outcomes = {
  errors: '[aria-invalid=true]',
  refused: ':is(form, aside) [role=alert]',
  sending: '[aria-busy=true]',
  /** There is something to fill in. */
  open: 'form:has([type=submit])',
  /** The question before an order is open. */
  asked: '[role=alertdialog]',
  /** The form for a mailed code is open. */
  code: '[role=dialog] form',
  done: '[role=status], [role=alert]:not(form *)',
} as const;

/** By events alone: beside each other in windows, stories would take the focus from one another in the middle of a word. */
function inWindow({ ownerDocument }: HTMLElement) {
  const find = (selector: string) =>
    waitFor(
      () => {
        const found = ownerDocument.querySelector(selector);
        if (!found) throw new Error(`There is no ${selector}`);
        return found;
      },
      { timeout: 20_000 },
    );
  const press = async (selector: string) => fireEvent.click(await find(selector));
  return {
    find,
    press,
    async fill(typed: Typed) {
      for (const [name, value] of Object.entries(typed)) {
        const field = await find(`form :is([id='${name}'], [name='${name}'])`);
        if (field.getAttribute('type') === 'radio') await press(`form [name='${name}'][value='${value}']`);
        else await fireEvent.input(field, { target: { value } });
      }
    },
    /** Waits for what is to be looked at. Its own window alone is scrolled there, not those around it. */
    async see(selector: string) {
      const { top } = (await find(selector)).getBoundingClientRect();
      const wanted = window.innerHeight / 3;
      if (top < 0 || top > wanted) window.scrollBy({ top: top - wanted, behavior: 'instant' });
    },
  };
}

const send = 'form [type=submit]:not(:disabled)';

/** Looks at a part of a screen that a phone does not show at first. */
export const seen =
  (part: string): Play =>
  ({ canvasElement }) =>
    inWindow(canvasElement).see(part);

/** Fills the form of a screen, field by field, and looks at a part of it. */
export const filled =
  (typed: Typed, part: string): Play =>
  async ({ canvasElement }) => {
    const { find, fill, see } = inWindow(canvasElement);
    await find(send);
    await fill(typed);
    await see(part);
  };

/** Fills the form of a screen, field by field, sends it, and waits for what comes of it. */
export const sent =
  (typed: Typed, outcome: keyof typeof outcomes): Play =>
  async ({ canvasElement }) => {
    const { find, fill, press, see } = inWindow(canvasElement);
    await find(send);
    await fill(typed);
    await press(send);
    await see(outcomes[outcome]);
  };

/** Presses something outside of a form, and waits for what comes of it. */
export const pressed =
  (part: string, outcome: keyof typeof outcomes): Play =>
  async ({ canvasElement }) => {
    const { press, see } = inWindow(canvasElement);
    await press(part);
    await see(outcomes[outcome]);
  };

/** One after the other. */
export const inTurn =
  (...plays: readonly Play[]): Play =>
  async (context) => {
    for (const play of plays) await play(context);
  };

/** Says yes to the question that something has opened. */
export const confirmed = (asking: Play, outcome: keyof typeof outcomes): Play =>
  inTurn(asking, pressed('[role=alertdialog] > :last-child > :last-child', outcome));

/** Says yes, and types the code that was mailed. */
export const proven = (asking: Play, code: string, outcome: keyof typeof outcomes): Play =>
  inTurn(confirmed(asking, 'code'), async ({ canvasElement }) => {
    const { find, press, see } = inWindow(canvasElement);
    await fireEvent.input(await find('[role=dialog] form input'), { target: { value: code } });
    await press('[role=dialog] form [type=submit]');
    await see(outcomes[outcome]);
  });
