import { componentUses } from 'virtual:component-uses';
import { Heading, Inline, Link, SearchField, Stack, Table, Text } from '@rimba/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import manifest from '../../../../packages/ui/package.json';
import { CopyName } from '../../../../packages/ui/src/stories/CopyName.tsx';
import { jointChanges, otherChanges, releasesOf } from '../../../../packages/ui/src/stories/changes.ts';
import { changelog, changesets } from '../../../../packages/ui/src/stories/releases.ts';
import { statusOf } from '../../../../packages/ui/src/stories/status.ts';
import { tokenFiles } from '../../../../packages/ui/src/tokens/design-tokens/token-files.ts';
import { otherPages } from '../../other-pages.ts';
import { type Chosen, inWindow, pageOf } from './page-of.ts';

/** What this is, where things are, and what is new. */
const meta = { title: 'Start/Welcome', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const places = [
  {
    name: 'Foundations',
    path: 'docs/foundations-tokens--docs',
    what: 'Colour roles, spacing, type, icons, motion, and every pair of colours measured in four themes.',
  },
  {
    name: 'Components',
    path: 'docs/components-actions-button--docs',
    what: 'One page for each, by its name: when to use it, what it is made of, its keys, its properties, every state.',
  },
  {
    name: 'Sheets',
    path: 'story/sheets-families--actions',
    what: 'The components of a kind together, as the pictures of the tests have them.',
  },
  {
    name: 'Frame',
    path: 'story/frame-visitor--visitor',
    what: 'What stands around every page, for visitors and for adopters.',
  },
  {
    name: 'Screens',
    path: 'story/screens-adopters-home--all-states',
    what: 'Every page of the product in the states it can be in, beside each other on a phone and on a desk: loading, empty, many, failed, refused, sent.',
  },
  {
    name: 'Mails',
    path: 'story/mails-all-mails--all-mails',
    what: 'Every mail as it is sent: its subject, its pictures, its plain text, and when.',
  },
  {
    name: 'Reference',
    path: 'docs/reference-state-atlas--docs',
    what: 'Every text in both languages with the files that show it, and what can become of an order, a session, a notice.',
  },
];

const files = tokenFiles();
const addressOf = (name: string) => `data:application/json,${encodeURIComponent(files[name] ?? '')}`;

const tools = [
  {
    tool: 'Figma',
    names: Object.keys(files).filter((name) => name.startsWith('figma/')),
    how: 'Import variables, in the window of variables: light, dark, contrast and contrastDark together are one collection with a mode for each theme, scales is a collection of its own, in pixels. Variables have no shadows and no text styles: for those, Tokens Studio.',
  },
  {
    tool: 'Tokens Studio, a plug-in of Figma',
    names: ['token-sets.json'],
    how: 'Tools, Load from file or folder. Each theme is a set beside the ramps, the scales and the texts, and a theme to switch to.',
  },
  {
    tool: 'Penpot',
    names: ['token-sets.json'],
    how: 'Tokens, Tools, Import, a single file. The sets and themes are the same.',
  },
  {
    tool: 'Style Dictionary',
    names: ['tokens.json'],
    how: 'As a source, from version 5 on: earlier ones do not read colours as the W3C form of 2025.10 writes them. Durations want a transform of your own.',
  },
];

const code = [
  'npm install @rimba/ui react react-dom',
  "import '@rimba/ui/styles';",
  "import { Button } from '@rimba/ui';",
];

const [latest] = releasesOf(changelog);

/** The release to come, and the latest one with its day. */
const releases = [
  { version: undefined, name: 'Next release' },
  ...(latest ? [{ version: latest.version, name: [latest.version, latest.day].join(', ') }] : []),
];

const withoutTicks = (text: string) => text.replaceAll('`', '');

/** What a release brings: of components what stands on their pages, and what is of none. */
function whatIsNew(version: string | undefined) {
  const parts = componentUses.flatMap((component) => component.parts);
  return {
    ofComponents: jointChanges(componentUses, version, changesets, changelog),
    others: otherChanges(parts, changesets, changelog)
      .filter((change) => change.version === version)
      .map(({ text }) => withoutTicks(text)),
  };
}

/** Every component with its status; a page about all of them has none. */
const everything = [
  ...componentUses.map((component) => ({
    ...component,
    status: statusOf(component.since, component.parts, changesets),
  })),
  ...otherPages.map((page) => ({ ...page, status: undefined, files: undefined })),
];

/** What can be typed there, to begin with. */
const examples = ['one of many', 'amount', 'modal', 'font'];

/** Found by its name, by what others call it, or by anything that its guide says of when to use it; and by its status. */
function matching(sought: string) {
  const words = sought.toLowerCase().split(/\s+/);
  return everything.filter(({ name, use, elsewhere, status }) => {
    const said = [name, use, ...elsewhere, status?.name ?? ''].join(' ').toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

function usedIn(files: number | undefined): string {
  if (files === undefined) return '–';
  if (files === 0) return 'Other components';
  return files === 1 ? 'One file' : `${files} files`;
}

function Release({ version, name, chosen }: { version: string | undefined; name: string; chosen: Chosen }) {
  const { ofComponents, others } = whatIsNew(version);
  if (ofComponents.length + others.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={3}>{name}</Heading>
      {ofComponents.length > 0 && (
        <Stack gap={1}>
          <Heading level={4}>Components</Heading>
          <ul>
            {ofComponents.map(({ of, text }) => (
              <li key={text}>
                <Text measure>
                  {of.map((component, place) => (
                    <Fragment key={component.name}>
                      {place > 0 && ', '}
                      <Link asChild>
                        <a href={pageOf(component, chosen)} target="_top">
                          {component.name}
                        </a>
                      </Link>
                    </Fragment>
                  ))}
                  : {withoutTicks(text)}
                </Text>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {others.length > 0 && (
        <Stack gap={1}>
          <Heading level={4}>Storybook, tokens and the package as a whole</Heading>
          <ul>
            {others.map((text) => (
              <li key={text}>
                <Text measure>{text}</Text>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  );
}

function WelcomePage({ chosen }: { chosen: Chosen }) {
  const [sought, setSought] = useState('');
  const found = matching(sought);
  return (
    <Stack gap={7}>
      <Stack gap={3}>
        <Heading level={1}>The design system of Rimba</Heading>
        <Text variant="lead" measure>
          What people see when they choose a tree, pay for it and follow it for a year: on a phone of 360 px
          first, in Indonesian and English, in four themes, by keyboard and screen reader as well.
        </Text>
        <Text measure>
          Language, theme and window are in the toolbar above. Ctrl K or ⌘ K finds a page by its name, by what
          other systems call it, or by an Indonesian word, and Enter opens the first; the table below, also by
          what it is for. Components name no left and no right, so that they turn with the writing where a
          language runs from right to left; the product has none that does.
        </Text>
      </Stack>
      <Stack gap={3}>
        <Heading level={2}>Where things are</Heading>
        <ul>
          {places.map(({ name, path, what }) => (
            <li key={name}>
              <Text measure>
                <Link asChild>
                  <a href={inWindow(path, chosen)} target="_top">
                    {name}
                  </a>
                </Link>
                . {what}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
      <Stack gap={3}>
        <Heading level={2}>In code</Heading>
        <Text measure>
          Installed and styled once, then each component by its name. A click copies a line; the README of the
          package has the rest. Version {manifest.version}, licence {manifest.license}.
        </Text>
        <Stack gap={1} align="start">
          {code.map((line) => (
            <CopyName key={line}>{line}</CopyName>
          ))}
        </Stack>
      </Stack>
      <Stack gap={3} align="start">
        <Heading level={2}>Tokens for other tools</Heading>
        <Table
          caption="Files to download"
          rows={tools}
          rowKey={({ tool }) => tool}
          columns={[
            { key: 'tool', head: 'For', cell: ({ tool }) => tool },
            {
              key: 'files',
              head: 'Files',
              cell: ({ names }) => (
                <Inline>
                  {names.map((name) => (
                    <Link key={name} asChild>
                      <a href={addressOf(name)} download={name.replace('figma/', '')}>
                        {name.replace('figma/', '')}
                      </a>
                    </Link>
                  ))}
                </Inline>
              ),
            },
            { key: 'how', head: 'How', cell: ({ how }) => <Text variant="small">{how}</Text> },
          ]}
        />
      </Stack>
      <Stack gap={3} align="start">
        <Heading level={2}>What is new</Heading>
        {releases.map(({ version, name }) => (
          <Release key={name} version={version} name={name} chosen={chosen} />
        ))}
      </Stack>
      <Stack gap={3}>
        <Heading level={2}>Every component, and what they are made of</Heading>
        <Text measure>
          Stable is what stays as it is until a release says otherwise. Changing is what the next release
          alters, by words on its own page. New comes with the next release. None is deprecated.
        </Text>
        <SearchField
          label="Find a page by its name or by what it is for"
          prompt={examples.join(', ')}
          value={sought}
          onValueChange={setSought}
          clearLabel="Clear"
        />
        <Text role="status" variant="small" tone="muted">
          {found.length} of {everything.length}
        </Text>
        {found.length === 0 && (
          <Text measure>
            Nothing is called so. What stands around a page, such as its header, is under Frame.
          </Text>
        )}
        <Table
          caption="Components and pages"
          rows={found}
          rowKey={({ name }) => name}
          columns={[
            {
              key: 'name',
              head: 'Name',
              cell: (page) => (
                <Link asChild>
                  <a href={pageOf(page, chosen)} target="_top">
                    {page.name}
                  </a>
                </Link>
              ),
            },
            { key: 'use', head: 'When', cell: ({ use }) => <Text variant="small">{use}</Text> },
            {
              key: 'status',
              head: 'Status',
              cell: ({ status }) => (
                <Text variant="small">{status ? `${status.name}, ${status.text}` : '–'}</Text>
              ),
            },
            {
              key: 'files',
              head: 'Used in',
              cell: ({ files }) => (
                <Text variant="small" tone="muted">
                  {usedIn(files)}
                </Text>
              ),
            },
          ]}
        />
      </Stack>
    </Stack>
  );
}

export const Welcome: StoryObj = {
  render: (_args, { globals }) => <WelcomePage chosen={globals} />,
};

export const Search: StoryObj = {
  ...Welcome,
  // For the tests: nobody wants to be received by a search that is half done.
  tags: ['!dev'],
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const rows = () =>
      within(canvas.getByRole('table', { name: 'Components and pages' })).getAllByRole('row');
    await expect(rows()).toHaveLength(everything.length + 1);
    const search = canvas.getByRole('searchbox');
    for (const example of examples) {
      await userEvent.type(search, example);
      await expect(rows().length, example).toBeGreaterThan(1);
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    }
    await userEvent.type(search, 'checkout, transaction, receipt');
    await expect(rows()).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'PriceBreakdown' })).toHaveAttribute(
      'href',
      `./?path=/docs/components-adoption-pricebreakdown--docs&globals=locale:${globals.locale};theme:${globals.theme}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await userEvent.type(search, 'dropdown menu');
    await expect(canvas.getByRole('link', { name: 'Menu' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await userEvent.type(search, 'nothing of that name');
    await expect(canvas.getByText(/^Nothing is called so/)).toBeVisible();
  },
};
