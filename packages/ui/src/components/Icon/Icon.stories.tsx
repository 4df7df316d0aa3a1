import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CopyName } from '../../stories/CopyName.tsx';
import { said, useSay } from '../../stories/say.ts';
import { stroke } from '../../tokens/scales.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon, type IconSource } from './Icon.tsx';
import * as icons from './icons.ts';

/**
 * The signs are those of [Lucide](https://lucide.dev), under the ISC licence, drawn in lines of 1.6 px; most are named here
 * after what they stand for.
 */
const meta = { title: 'Foundations/Icons', component: Icon } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj;

/** As a file of its own, with our strength of line. */
function asFile(shown: Element | null | undefined): string {
  const copy = shown?.cloneNode(true) as SVGElement;
  for (const name of ['class', 'aria-hidden']) copy.removeAttribute(name);
  copy.setAttribute('stroke-width', Number.parseFloat(stroke.icon).toString());
  return copy.outerHTML;
}

function Sign({ name, source }: { name: string; source: IconSource }) {
  const sign = useRef<HTMLDivElement>(null);
  return (
    <Inline as="li" wrap={false} align="start">
      <div ref={sign}>
        <Icon of={source} size="large" />
      </div>
      <Stack gap={0} align="start">
        <CopyName>{name}</CopyName>
        <Inline gap={1}>
          <Text as="span" variant="caption" tone="muted">
            {source.displayName}
          </Text>
          <CopyName copies={() => asFile(sign.current?.querySelector('svg'))}>SVG</CopyName>
        </Inline>
      </Stack>
    </Inline>
  );
}

/** A click copies the name as code has it, or the sign as SVG; below the name stands what Lucide calls it. */
export const TheSet: Story = {
  render: function TheSet() {
    const [sought, setSought] = useState('');
    const found = Object.entries(icons).filter(([name, { displayName }]) =>
      `${name} ${displayName}`.toLowerCase().includes(sought.trim().toLowerCase()),
    );
    return (
      <Stack gap={4}>
        <SearchField
          label="Find an icon by its name"
          prompt="calendar, pin, Ellipsis"
          value={sought}
          onValueChange={setSought}
          clearLabel="Clear"
        />
        <Text role="status" variant="small" tone="muted">
          {found.length} of {Object.keys(icons).length}
        </Text>
        <Grid phone={1} tablet={2} desktop={4} as="ul">
          {found.map(([name, source]) => (
            <Sign key={name} name={name} source={source} />
          ))}
        </Grid>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'ellipsis');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    const written = fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } });
    await userEvent.click(canvas.getByRole('button', { name: 'MoreIcon' }));
    await expect(written).toHaveBeenLastCalledWith('MoreIcon');
    await userEvent.click(canvas.getByRole('button', { name: 'SVG' }));
    await expect(written).toHaveBeenLastCalledWith(
      expect.stringMatching(/^<svg.*stroke-width="1.6".*<\/svg>$/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(Object.keys(icons).length);
  },
};

/** Beside words an icon says nothing; alone it needs a name. */
export const Meaning: Story = {
  render: function Meaning() {
    const say = useSay();
    return (
      <Stack gap={2}>
        <Inline>
          <Icon of={icons.BookmarkIcon} />
          <Text as="span">
            {say('Simpan: di samping kata, tanpa nama', 'Save: beside words, without a name')}
          </Text>
        </Inline>
        <Inline>
          <Icon of={icons.BookmarkIcon} filled label={say('Tersimpan', 'Saved')} />
          <Text as="span" tone="muted">
            label=“{say('Tersimpan', 'Saved')}”
          </Text>
        </Inline>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const alone = within(canvasElement).getAllByRole('img');
    await expect(alone).toHaveLength(1);
    await expect(alone[0]).toHaveAccessibleName(said('Tersimpan'));
  },
};
