import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

type Story = { args?: object; render?: (args: object) => ReactNode };
type StoryModule = { default: { title: string } } & Record<string, Story>;

const modules = Object.values(
  import.meta.glob<StoryModule>('./components/**/*.stories.tsx', { eager: true }),
).filter((module) => /Forest|Adoption/.test(module.default.title));

/** A server has no window and no clock of the reader: a drawing must still come out, and the same each time. */
describe.each(modules)('$default.title', ({ default: _meta, ...stories }) => {
  it.each(Object.entries(stories))('%s', (_name, { render: Rendered, args = {} }) => {
    if (!Rendered) throw new Error('This story has nothing to render');
    const html = renderToString(<Rendered {...args} />);
    expect(html).not.toBe('');
    // A page's policy refuses style attributes.
    expect(html).not.toContain(' style=');
    expect(renderToString(<Rendered {...args} />)).toBe(html);
  });
});
