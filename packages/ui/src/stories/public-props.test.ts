import { globSync } from 'node:fs';
import { join } from 'node:path';
import { type ComponentDoc, withCustomConfig } from 'react-docgen-typescript';
import { expect, it } from 'vitest';
import { docgenOptions } from '../../.storybook/docgen.ts';
import * as library from '../index.ts';

const root = join(import.meta.dirname, '..', '..');

const typeOf = ({ name, raw, value }: ComponentDoc['props'][string]['type']): string =>
  name === 'enum' && Array.isArray(value)
    ? value
        .map((one: { value: string }) => one.value)
        .sort()
        .join(' | ')
    : (raw ?? name);

function face({ displayName, props }: ComponentDoc): string {
  const lines = Object.values(props)
    .map(({ name, required, type, defaultValue }) => {
      const otherwise = defaultValue ? ` = ${defaultValue.value}` : '';
      return `  ${name}${required ? '' : '?'}: ${typeOf(type).replaceAll(/\s+/g, ' ')}${otherwise}`;
    })
    .sort();
  return [displayName, ...lines].join('\n');
}

function findPublished(): ComponentDoc[] {
  const files = globSync('src/components/*/*.tsx', { cwd: root })
    .filter((file) => !/\.(stories|test)\.tsx$/.test(file))
    .map((file) => join(root, file));
  const parser = withCustomConfig(join(root, 'tsconfig.json'), docgenOptions);
  return parser.parse(files).filter(({ displayName }) => displayName in library);
}

const published = findPublished();

/** What other programs rely on. A line that changes here is one to think of in review, and of a changeset. */
it('every component takes what it took', async () => {
  const faces = published.map(face).sort();
  expect(faces.length).toBeGreaterThan(100);
  await expect(`${faces.join('\n\n')}\n`).toMatchFileSnapshot('public-props.txt');
});

/** What is handed to an element is described where the web is; what is a component's own, beside it and in the table on its page. */
it('every property says what it is', () => {
  const silent = published.flatMap(({ displayName, props }) =>
    Object.values(props)
      .filter(({ parent, description }) => !parent?.fileName.includes('@types/react') && !description.trim())
      .map(({ name }) => `${displayName}.${name}`),
  );
  expect(silent, 'a comment above these in their types').toEqual([]);
});
