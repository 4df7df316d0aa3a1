import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ThemeMode } from '../../.storybook/modes.ts';
import { Grid } from '../components/Grid/Grid.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { ScrollRegion } from '../components/ScrollRegion/ScrollRegion.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { ramps } from '../tokens/ramps.ts';
import { colorRoles, type PaletteName, palettes } from '../tokens/roles.ts';
import { breakpoints, layer, radius, size, space } from '../tokens/scales.ts';
import * as styles from './foundations.css.ts';

/** What every component is made of. The names are the keys of `vars`. */
const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;

type Story = StoryObj;

const paletteOf: Record<ThemeMode, PaletteName> = {
  light: 'light',
  dark: 'dark',
  contrast: 'contrast',
  'contrast-dark': 'contrastDark',
};

const entries = <Key extends string | number>(table: Record<Key, unknown>) =>
  Object.keys(table) as `${Key}`[];

function Named({ name, value, className }: { name: string; value?: string; className: string | undefined }) {
  return (
    <Stack gap={1}>
      <div className={className} />
      <Text variant="caption">{name}</Text>
      {value !== undefined && (
        <Text variant="caption" tone="muted">
          {value}
        </Text>
      )}
    </Stack>
  );
}

function Values({ of }: { of: Readonly<Record<string, string | number>> }) {
  return (
    <ScrollRegion label="Values">
      <table className={styles.table}>
        <tbody>
          {Object.entries(of).map(([name, value]) => (
            <tr key={name}>
              <th scope="row" className={styles.cell}>
                {name}
              </th>
              <td className={styles.cell}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** In the theme of the toolbar. Components name these, never a ramp. */
export const Roles: Story = {
  render: () => (
    <Grid phone={2} tablet={4} gap={4}>
      {colorRoles.map((role) => (
        <Named key={role} name={role} className={`${styles.swatch} ${styles.roleColor[role]}`} />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement, globals }) => {
    const palette = palettes[paletteOf[globals.theme as ThemeMode]];
    const background = canvasElement.querySelector(`.${styles.roleColor.background}`);
    const [red, green, blue] = [1, 3, 5].map((at) =>
      Number.parseInt(palette.background.slice(at, at + 2), 16),
    );
    await expect(background && getComputedStyle(background).backgroundColor).toBe(
      `rgb(${red}, ${green}, ${blue})`,
    );
  },
};

export const Ramps: Story = {
  render: () => (
    <Stack gap={5}>
      {Object.entries(ramps).map(([ramp, values]) => (
        <Stack key={ramp} gap={2}>
          <Heading level={2} size="h4">
            {ramp}
          </Heading>
          <Grid phone={3} tablet={4} gap={3}>
            {Object.entries(values).map(([step, value]) => (
              <Named
                key={step}
                name={step}
                value={value}
                className={`${styles.swatch} ${styles.rampColor[`${ramp} ${step}`]}`}
              />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Spacing: Story = {
  render: () => (
    <Stack gap={2}>
      {entries(space).map((step) => (
        <Inline key={step} wrap={false}>
          <Text as="span" variant="caption">
            {step}
          </Text>
          <div className={styles.distance[step]} />
          <Text as="span" variant="caption" tone="muted">
            {space[step]}
          </Text>
        </Inline>
      ))}
    </Stack>
  ),
};

export const CornersAndShadows: Story = {
  render: () => (
    <Stack gap={6}>
      <Grid phone={2} tablet={3} gap={4}>
        {entries(radius).map((name) => (
          <Named key={name} name={name} value={radius[name]} className={styles.corner[name]} />
        ))}
      </Grid>
      <Grid phone={1} tablet={3} gap={6}>
        {entries(styles.lift).map((name) => (
          <Named key={name} name={name} className={styles.lift[name]} />
        ))}
      </Grid>
    </Stack>
  ),
};

/** Fixed by the specification or by what a finger can hit; widths of the frame, the toast, the spinner. */
export const Sizes: Story = { render: () => <Values of={size} /> };

/** What lies over what: a part takes its layer from here, never a number of its own. */
export const Layers: Story = { render: () => <Values of={layer} /> };

/** The narrowest windows, in pixels, of the three wider layouts. */
export const Breakpoints: Story = { render: () => <Values of={breakpoints} /> };
