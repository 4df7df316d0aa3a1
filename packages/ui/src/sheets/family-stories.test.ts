import { expect, it } from 'vitest';
import { storiesIn } from './family-stories.ts';

const meta = { title: 'Components/Actions/Button', args: {} };
const render = () => null;

it('puts stories on a sheet, but for those that keep off it and what a build adds to a file of stories', () => {
  const stories = storiesIn({
    default: meta,
    Kinds: { render },
    Busy: { render, parameters: { sheet: false } },
    __namedExportsOrder: { render },
  });
  expect(stories.map(({ component, name }) => `${component} ${name}`)).toEqual(['Button Kinds']);
});

it('leaves out a component that keeps off the sheets', () => {
  expect(storiesIn({ default: { ...meta, parameters: { sheet: false } }, Kinds: { render } })).toEqual([]);
});

it('refuses a story that shows nothing', () => {
  expect(() => storiesIn({ default: meta, Kinds: {} })).toThrow(
    'Components/Actions/Button: Kinds has nothing to render',
  );
});
