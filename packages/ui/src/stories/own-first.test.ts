import { expect, it } from 'vitest';
import { ownFirst } from '../../.storybook/own-first.ts';

const enhance = (component: unknown, initialArgs: Record<string, unknown>) =>
  ownFirst({ argTypes: { trigger: { name: 'trigger' } }, component, initialArgs } as never);

it('has in a table only what the component takes, not what a story made up', () => {
  const documented = { __docgenInfo: { props: { trigger: {}, open: {} } } };
  expect(enhance(documented, { open: true, onLogOut: () => undefined })).toEqual({
    trigger: { name: 'trigger', control: { disable: true } },
    onLogOut: { name: 'onLogOut', table: { disable: true } },
  });
});

it('leaves alone what no table is read for', () => {
  expect(enhance(undefined, { onLogOut: () => undefined })).toEqual({ trigger: { name: 'trigger' } });
});

it.each([
  ['"body"', '"body"'],
  ['"tags[level]"', 'tags[level]'],
  [`"variant === 'note' ? 'muted' : 'inherit'"`, "variant === 'note' ? 'muted' : 'inherit'"],
  ['false', 'false'],
])('shows what is otherwise as it is written: %s', (found, shown) => {
  const argTypes = { size: { name: 'size', table: { defaultValue: { summary: found } } } };
  const component = { __docgenInfo: { props: { size: {} } } };
  const { size } = ownFirst({ argTypes, component, initialArgs: {} } as never);
  expect(size?.table?.defaultValue?.summary).toBe(shown);
});
