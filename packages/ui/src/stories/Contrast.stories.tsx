import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paletteOf, type ThemeMode, themes } from '../../.storybook/modes.ts';
import { ScrollRegion } from '../components/ScrollRegion/ScrollRegion.tsx';
import { Text } from '../components/Text/Text.tsx';
import { nameOf, pairings, ratioIn } from '../tokens/contrast.ts';
import { palettes } from '../tokens/roles.ts';
import * as styles from './foundations.css.ts';

/**
 * Every pair of colours the components put on each other, computed from the tokens (WCAG 2.2 AA), with a sample in the
 * theme of the toolbar.
 */
const meta = { title: 'Foundations/Contrast' } satisfies Meta;
export default meta;

const themeNames = Object.keys(paletteOf) as ThemeMode[];

export const Matrix: StoryObj = {
  render: () => (
    <ScrollRegion label="Contrast matrix">
      <table className={styles.table}>
        <thead className={styles.headRow}>
          <tr>
            {['Sample', 'Front', 'Back', 'Needs', ...themeNames.map((name) => themes[name].title)].map(
              (title) => (
                <th key={title} scope="col" className={styles.headCell}>
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {pairings.map((pairing) => (
            <tr key={nameOf(pairing)} className={styles.row}>
              <td className={styles.cell}>
                <span className={`${styles.sample} ${styles.samplePair[nameOf(pairing)]}`}>Aa</span>
              </td>
              <th scope="row" className={styles.cell}>
                {pairing.front}
              </th>
              <td className={styles.cell}>
                <span className={styles.cellHead}>on</span>
                {pairing.back}
              </td>
              <td className={styles.cell}>
                <span className={styles.cellHead}>needs</span>
                {pairing.needs}
              </td>
              {themeNames.map((theme) => {
                const ratio = ratioIn(palettes[paletteOf[theme]], pairing);
                const passes = ratio >= pairing.needs;
                return (
                  <td key={theme} className={styles.cell}>
                    <span className={styles.cellHead}>{themes[theme].title}</span>
                    <Text as="span" variant="small" tone={passes ? 'success' : 'danger'}>
                      {passes ? '✓' : '✕'} {ratio.toFixed(2)}
                    </Text>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText(/✓/)).toHaveLength(pairings.length * themeNames.length);
    await expect(canvas.queryByText(/✕/)).toBeNull();
  },
};
