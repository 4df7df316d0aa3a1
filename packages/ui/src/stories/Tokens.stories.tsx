import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { paletteOf, type ThemeMode } from '../../.storybook/modes.ts';
import { Grid } from '../components/Grid/Grid.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { ScrollRegion } from '../components/ScrollRegion/ScrollRegion.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { vars } from '../tokens/contract.css.ts';
import { pairings, ratioIn } from '../tokens/contrast.ts';
import { elevations } from '../tokens/elevation.ts';
import { ramps } from '../tokens/ramps.ts';
import { rolePurposes } from '../tokens/role-purposes.ts';
import { type ColorRole, colorRoles, type PaletteName, palettes } from '../tokens/roles.ts';
import {
  breakpointPurposes,
  elevationPurposes,
  layerPurposes,
  radiusPurposes,
  sizePurposes,
  spacePurposes,
} from '../tokens/scale-purposes.ts';
import { breakpoints, layer, radius, size, space } from '../tokens/scales.ts';
import { CopyName } from './CopyName.tsx';
import * as styles from './foundations.css.ts';

/** What every component is made of. The names are the keys of `vars`. */
const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;

type Story = StoryObj;

const entries = <Key extends string | number>(table: Record<Key, unknown>) =>
  Object.keys(table) as `${Key}`[];

/** What is set in rem, in pixels beside it: design tools know no other. */
const withPixels = (value: string | number) =>
  String(value).endsWith('rem') ? `${value}, ${Number.parseFloat(String(value)) * 16}\u00a0px` : value;

interface NamedProps {
  name: string;
  /** How code names it, for a click to copy. */
  code?: string;
  /** Its custom property, for a click to copy. */
  variable?: string;
  value?: string;
  className: string | undefined;
}

function Named({ name, code, variable, value, className }: NamedProps) {
  return (
    <Stack gap={1}>
      <div className={className} />
      <Text variant="caption">{code === undefined ? name : <CopyName>{code}</CopyName>}</Text>
      {variable !== undefined && (
        <Text variant="caption">
          <CopyName>{variable}</CopyName>
        </Text>
      )}
      {value !== undefined && (
        <Text variant="caption" tone="muted">
          {code === undefined ? <CopyName>{value}</CopyName> : value}
        </Text>
      )}
    </Stack>
  );
}

interface ValuesProps<Name extends string | number> {
  of: Readonly<Record<Name, string | number>>;
  /** The class that shows one. */
  samples?: Readonly<Record<Name, string>>;
  /** How code names one of them, for a click to copy. */
  codeOf: (name: Name) => string;
  /** Where they have custom properties. */
  variables?: Readonly<Record<Name, string>>;
  purposes?: Readonly<Record<Name, string>>;
}

function Values<Name extends string | number>(props: ValuesProps<Name>) {
  const { of, samples, codeOf, variables, purposes } = props;
  return (
    <ScrollRegion label="Values">
      <table className={styles.table}>
        <thead className={styles.headRow}>
          <tr>
            {['Name', variables && 'Variable', 'Value', samples && 'As wide as', purposes && 'What it is for']
              .filter((title) => title !== undefined)
              .map((title) => (
                <th key={title} scope="col" className={styles.headCell}>
                  {title}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(of) as Name[]).map((name) => (
            <tr key={name} className={styles.row}>
              <th scope="row" className={styles.cell}>
                <CopyName>{codeOf(name)}</CopyName>
              </th>
              {variables && (
                <td className={styles.cell}>
                  <CopyName>{variables[name]}</CopyName>
                </td>
              )}
              <td className={styles.cell}>{withPixels(of[name])}</td>
              {samples && (
                <td className={styles.cell}>
                  <div className={samples[name]} />
                </td>
              )}
              {purposes && <td className={styles.purpose}>{purposes[name]}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const themeOf = (globals: Record<string, unknown>): PaletteName => paletteOf[globals.theme as ThemeMode];

/** The pair that this role is in and that has the least contrast in a theme, on what or under what it stands. */
function closestPair(role: ColorRole, theme: PaletteName): string {
  const [closest] = pairings
    .filter(({ front, back }) => front === role || back === role)
    .map((pairing) => ({ ...pairing, ratio: ratioIn(palettes[theme], pairing) }))
    .sort((one, other) => one.ratio / one.needs - other.ratio / other.needs);
  if (!closest) return 'decorative';
  const { front, back, needs, ratio } = closest;
  const other = front === role ? `on ${back}` : `under ${front}`;
  return `${ratio.toFixed(2)} ${other}, needs ${needs}`;
}

/**
 * In the theme of the toolbar. Components name a role, never a ramp: by its key (`vars.color.textMuted`), or by its
 * variable where there is no vanilla-extract. A click copies either, or the value; the colour itself copies its value, too.
 * The contrast is the closest of all the pairs that the role is part of.
 */
export const Roles: Story = {
  name: 'Colour roles',
  render: (_args, { globals }) => (
    <ScrollRegion label="Colour roles">
      <table className={styles.table}>
        <thead className={styles.headRow}>
          <tr>
            {['', 'Role and variable', 'Value', 'What it is for', 'Closest contrast'].map((title) => (
              <th key={title} scope="col" className={styles.headCell}>
                {title === '' ? <VisuallyHidden>Colour</VisuallyHidden> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colorRoles.map((role) => (
            <tr key={role} className={styles.row}>
              <td className={styles.cell}>
                <CopyName swatch={`${styles.smallSwatch} ${styles.roleColor[role]}`}>
                  {palettes[themeOf(globals)][role]}
                </CopyName>
              </td>
              <th scope="row" className={styles.cell}>
                <CopyName>{`vars.color.${role}`}</CopyName>
                <div className={styles.variable}>
                  <CopyName>{vars.color[role]}</CopyName>
                </div>
              </th>
              <td className={styles.cell}>
                <CopyName>{palettes[themeOf(globals)][role]}</CopyName>
              </td>
              <td className={styles.purpose}>{rolePurposes[role]}</td>
              <td className={styles.pair}>{closestPair(role, themeOf(globals))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  ),
  play: async ({ canvasElement, globals }) => {
    const palette = palettes[themeOf(globals)];
    const background = canvasElement.querySelector(`.${styles.roleColor.background}`);
    const [red, green, blue] = [1, 3, 5].map((at) =>
      Number.parseInt(palette.background.slice(at, at + 2), 16),
    );
    await expect(background && getComputedStyle(background).backgroundColor).toBe(
      `rgb(${red}, ${green}, ${blue})`,
    );
    const written = fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } });
    const name = within(canvasElement).getByRole('button', { name: 'var(--color-text-muted)' });
    written.mockRejectedValueOnce(new Error('refused'));
    await userEvent.click(name);
    await expect(await within(name).findByText('not copied')).toBeVisible();
    written.mockClear();
    await userEvent.click(name);
    await expect(written).toHaveBeenCalledWith('var(--color-text-muted)');
    await expect(await within(name).findByText('copied')).toBeVisible();
    const row = within(within(canvasElement).getByRole('row', { name: /vars\.color\.textMuted/ }));
    const [swatch, value] = row.getAllByRole('button', { name: palette.textMuted });
    for (const shown of [swatch, value]) {
      written.mockClear();
      await userEvent.click(shown as HTMLElement);
      await expect(written).toHaveBeenCalledWith(palette.textMuted);
    }
  },
};

export const Ramps: Story = {
  name: 'Colour ramps',
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
    <Values
      of={space}
      codeOf={(step) => `vars.space[${step}]`}
      variables={vars.space}
      samples={styles.distance}
      purposes={spacePurposes}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1.5rem, 24 px')).toBeVisible();
  },
};

/** Shadows in the theme of the toolbar. */
export const CornersAndShadows: Story = {
  render: (_args, { globals }) => (
    <Stack gap={6}>
      <Grid phone={2} tablet={3} gap={4}>
        {entries(radius).map((name) => (
          <Named
            key={name}
            name={name}
            code={`vars.radius.${name}`}
            variable={vars.radius[name]}
            value={`${withPixels(radius[name])}. ${radiusPurposes[name]}`}
            className={styles.corner[name]}
          />
        ))}
      </Grid>
      <Grid phone={1} tablet={3} gap={6}>
        {entries(styles.lift).map((name) => (
          <Named
            key={name}
            name={name}
            code={`vars.elevation.${name}`}
            variable={vars.elevation[name]}
            value={`${elevations[themeOf(globals)][name]}. ${elevationPurposes[name]}`}
            className={styles.lift[name]}
          />
        ))}
      </Grid>
    </Stack>
  ),
};

/** Fixed by the specification or by what a finger can hit; widths of the frame, the toast, the spinner. */
export const Sizes: Story = {
  render: () => (
    <Values of={size} codeOf={(name) => `vars.size.${name}`} variables={vars.size} purposes={sizePurposes} />
  ),
};

/**
 * What lies over what: a part takes its layer from here, never a number of its own. They have no variables: a layer is
 * the same in every theme.
 */
export const Layers: Story = {
  render: () => <Values of={layer} codeOf={(name) => `layer.${name}`} purposes={layerPurposes} />,
};

/** The narrowest windows, in pixels, of the three wider layouts. */
export const Breakpoints: Story = {
  render: () => <Values of={breakpoints} codeOf={(name) => `media.${name}`} purposes={breakpointPurposes} />,
};
