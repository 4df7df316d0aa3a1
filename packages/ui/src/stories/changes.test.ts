import { expect, it } from 'vitest';
import { changesOf, jointChanges, otherChanges, releasesOf } from './changes.ts';
import { changelog as ownChangelog } from './releases.ts';

const changelog = `# @rimba/ui

## 0.2.0

3 December 2026

### Minor Changes

- abc1234: A \`Sheet\` opens from the edge where
  lines begin.
- \`Switch\` is smaller.

### Patch Changes

- \`Sheet\` keeps the focus.

## 0.1.0

- The first release.
`;
const changeset = (of: string) => `---\n'${of}': minor\n---\n\n\`Sheet\` takes a footer.\n`;

it('tells what releases and changesets say of a component, the newest first', () => {
  const changesets = [changeset('@rimba/ui'), changeset('@rimba/api-client')];
  expect(changesOf(['Sheet'], changesets, changelog)).toEqual([
    { version: undefined, text: '`Sheet` takes a footer.' },
    { version: '0.2.0', text: 'A `Sheet` opens from the edge where lines begin.' },
    { version: '0.2.0', text: '`Sheet` keeps the focus.' },
  ]);
  expect(changesOf(['Button'], changesets, changelog)).toEqual([]);
});

it('tells of each component only its own sentences, and what goes on from them', () => {
  const text = '`Sheet` takes a `footer`. It stays in sight. `Button` is wider.\nWords of a `Menu` wrap.';
  const changesets = [`---\n'@rimba/ui': minor\n---\n\n${text}\n`];
  const said = (name: string) => changesOf([name], changesets, '').map((change) => change.text);
  expect(said('Sheet')).toEqual(['`Sheet` takes a `footer`. It stays in sight.']);
  expect(said('Button')).toEqual(['`Button` is wider.']);
  expect(said('Menu')).toEqual(['Words of a `Menu` wrap.']);
});

it('tells beside them what is of no component', () => {
  const text = 'Tokens have names. `Sheet` takes a `footer`. It stays in sight. `backToPage` goes back.';
  const changesets = [`---\n'@rimba/ui': minor\n---\n\n${text}\n`];
  expect(otherChanges(['Sheet', 'Button'], changesets, '').map((change) => change.text)).toEqual([
    'Tokens have names.',
  ]);
});

it('says once what is of several components', () => {
  const text = '`Sheet` and `Menu` close by Back. `Sheet` takes a `footer`. It stays in sight.';
  const changesets = [`---\n'@rimba/ui': minor\n---\n\n${text}\n`];
  const components = ['Button', 'Menu', 'Sheet'].map((name) => ({ name, parts: [name] }));
  const said = jointChanges(components, undefined, changesets, changelog);
  expect(said.map((change) => [change.of.map(({ name }) => name), change.text])).toEqual([
    [['Menu', 'Sheet'], '`Sheet` and `Menu` close by Back.'],
    [['Sheet'], '`Sheet` takes a `footer`. It stays in sight.'],
  ]);
});

it('knows on which day a release came', () => {
  expect(releasesOf(changelog)).toEqual([
    { version: '0.2.0', day: '3 December 2026' },
    { version: '0.1.0', day: undefined },
  ]);
  const undated = releasesOf(ownChangelog).filter(({ day }) => day === undefined);
  expect(undated, 'below its heading in CHANGELOG.md, as “3 December 2026”').toEqual([]);
});
