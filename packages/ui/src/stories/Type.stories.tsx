import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../components/Heading/Heading.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { LatinName } from '../components/Text/LatinName.tsx';
import { Text } from '../components/Text/Text.tsx';
import { pixelsIn } from '../tokens/design-tokens/text-styles.ts';
import {
  fontFamily,
  fontSize,
  fontWeight,
  type TextVariant,
  textStyles,
  typefaces,
  typeWindows,
} from '../tokens/typography.ts';
import { CopyName } from './CopyName.tsx';
import { useSay } from './say.ts';
import * as styles from './type.css.ts';

/**
 * Two faces. Alegreya (600) for headings, and in its italic (480) for Latin names, what somebody wrote in the field and notes in the margin,
 * never for emphasis. Plus Jakarta Sans (400 to 700) for the rest. To set type in a design tool, install both: they are
 * free under the SIL Open Font License 1.1, from [Alegreya](https://fonts.google.com/specimen/Alegreya) and
 * [Plus Jakarta Sans](https://fonts.google.com/specimen/Plus+Jakarta+Sans). In code they are called Rimba Serif and Rimba
 * Sans: files of our own, cut down to what Indonesian and English need, and the licence asks of such for a name of their
 * own.
 */
const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;

const names = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[];

interface SampleProps {
  name: string;
  /** What a click copies: how code names it. */
  code: string;
  facts: string;
  className: string | undefined;
}

function Sample({ name, code, facts, className }: SampleProps) {
  const say = useSay();
  return (
    <Stack gap={1}>
      <Text variant="caption" tone="muted">
        <CopyName>{code}</CopyName> · {facts}
      </Text>
      <div className={className} data-step={name}>
        {say(
          'Titipkan nama Anda pada sebatang ulin, 2,41\u00a0m',
          'Give your name to an ironwood tree, 2.41\u00a0m',
        )}
      </div>
    </Stack>
  );
}

const pixels = (windowPx: number, size: string) => Number(pixelsIn(windowPx, size).toFixed(1));

/** Both ends of a size that grows, or the one that it is. */
function inPixels(size: string): string {
  const [phone, wide] = [pixels(typeWindows.phone, size), pixels(typeWindows.wide, size)];
  return phone === wide
    ? `${wide} px`
    : `${phone} px at ${typeWindows.phone} and ${wide} px at ${typeWindows.wide}`;
}

const factsOf = (name: TextVariant) => {
  const { fontSize: size, lineHeight, fontWeight: weight, fontFamily: family } = textStyles[name];
  return `${typefaces[family].name}, ${fontWeight[weight]}, ${inPixels(size)}, lines ${lineHeight} times as high, ${size}`;
};

/** The scale, from the smallest to the largest. Fluid sizes grow between a window of 360 px and one of 1280. */
export const Scale: StoryObj = {
  render: () => (
    <Stack gap={5}>
      {names(textStyles).map((name) => (
        <Sample
          key={name}
          name={name}
          code={`textRule('${name}')`}
          facts={factsOf(name)}
          className={styles.step[name]}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    for (const face of ['Rimba Serif', 'Rimba Sans']) {
      await expect(
        [...document.fonts].some(({ family, status }) => family.includes(face) && status === 'loaded'),
      ).toBe(true);
    }
    const body = canvasElement.querySelector('[data-step="body"]');
    await expect(body && getComputedStyle(body).fontFamily.replaceAll('"', "'")).toBe(fontFamily.sans);
  },
};

/** For single words in controls and frames. Nothing is smaller than the first. */
export const SingleWords: StoryObj = {
  render: () => (
    <Stack gap={4}>
      {names(fontSize).map((name) => (
        <Sample
          key={name}
          name={name}
          code={`vars.fontSize.${name}`}
          facts={`${inPixels(fontSize[name])}, ${fontSize[name]}`}
          className={styles.single[name]}
        />
      ))}
    </Stack>
  ),
};

export const Weights: StoryObj = {
  render: () => (
    <Stack gap={4}>
      {names(fontWeight).map((name) => (
        <Sample
          key={name}
          name={name}
          code={`vars.weight.${name}`}
          facts={fontWeight[name]}
          className={styles.weight[name]}
        />
      ))}
    </Stack>
  ),
};

/** Figures stand on the line and under each other; a running text is at most 38 rem wide. */
export const InUse: StoryObj = {
  render: function InUse() {
    const say = useSay();
    return (
      <Stack gap={3}>
        <Heading level={2}>{say('Tinggi 11,04 m dalam 2.190 hari', '11.04 m high in 2,190 days')}</Heading>
        <Text variant="lead" measure>
          {say('Sebatang ', 'A ')}
          <LatinName>Shorea balangeran</LatinName>
          {say(
            ' di tepi rawa gambut, ditanam pada musim hujan dan diukur dua kali setahun.',
            ' at the edge of the peat swamp, planted in the rains and measured twice a year.',
          )}
        </Text>
        <Text variant="note" measure>
          {say('“Daun baru lima helai, batang lurus.”', '“Five new leaves, a straight stem.”')}
        </Text>
        <Text variant="figure">{say('1.114', '1,114')}</Text>
        <Text variant="figure">{say('9.887', '9,887')}</Text>
      </Stack>
    );
  },
};
