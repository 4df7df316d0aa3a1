import '../../../../packages/ui/.storybook/quiet-console.ts';
import '../../../../packages/ui/src/styles/index.ts';
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { closePage, openPage } from '../../../../packages/ui/src/sheets/sheet-page.tsx';

// Whoever looks at the atlas has no service: a picture, a style or a beacon that asks one anything gets a 404, and
// writes it into the console where no script can see it.

type Stories = Parameters<typeof composeStories>[0];
const files = import.meta.glob<Stories>('./{adopters,visitors}/*.stories.tsx', { eager: true });

/** Whatever the page asks for, by whomever: elements, styles, scripts, beacons. */
const asked: PerformanceResourceTiming[] = [];
new PerformanceObserver((list) => asked.push(...(list.getEntries() as PerformanceResourceTiming[]))).observe({
  type: 'resource',
});

/** Brought by the test's own server to a worker, which may have ended meanwhile: the atlas has nothing of it. */
const isOfTestServer = (name: string) => name.includes('/vite/dist/client/');

/** Until nothing was asked for in a while. */
async function quiet(milliseconds: number) {
  let before = -1;
  while (before !== asked.length) {
    before = asked.length;
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
}

/** What was asked for in vain since the last call. */
const lost = () =>
  asked
    .splice(0)
    .filter(
      ({ name, responseStatus }) =>
        !isOfTestServer(name) && (new URL(name).origin !== window.location.origin || responseStatus !== 200),
    )
    .map(({ name, responseStatus }) => `${responseStatus} ${name}`);

afterEach(() => closePage());

// What comes late to a state counts for the next, or here.
afterAll(async () => {
  await quiet(500);
  expect(lost()).toEqual([]);
});

describe.each(Object.entries(files))('%s', (_file, module) => {
  const { AllStates: _, ...states } = composeStories(module) as Record<
    string,
    ComponentType & {
      load(): Promise<void>;
      play?: (context: { canvasElement: HTMLElement }) => Promise<void>;
    }
  >;
  it.each(Object.entries(states))('%s asks nothing of a server that is not there', async (_name, Story) => {
    await Story.load();
    const screen = await openPage(<Story />, 1280, 900);
    await Story.play?.({ canvasElement: screen });
    const pictures = [...screen.querySelectorAll('img')];
    // Pictures below the fold wait to be scrolled to, and nobody does.
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    await quiet(50);
    expect(lost()).toEqual([]);
  });
});
