import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { Inline } from '../components/Inline/Inline.tsx';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { vars } from '../tokens/contract.css.ts';
import { durationPurposes, easingPurposes } from '../tokens/scale-purposes.ts';
import { duration, easing } from '../tokens/scales.ts';
import { CopyName } from './CopyName.tsx';
import * as styles from './motion.css.ts';
import { said, useSay } from './say.ts';

/**
 * Calm, and only where something changes place or state. Whoever asks their device for less motion gets none, and
 * loses nothing by it: turn that on, and every row here jumps to its end.
 */
const meta = { title: 'Foundations/Motion' } satisfies Meta;
export default meta;

const names = <Key extends string>(table: Record<Key, string>) => Object.keys(table) as Key[];

interface RowProps {
  group: 'duration' | 'easing';
  name: string;
  variable: string;
  value: string;
  purpose: string;
  mark: string;
}

function Row({ group, name, variable, value, purpose, mark }: RowProps) {
  return (
    <div>
      <Inline gap={1}>
        {[`vars.${group}.${name}`, variable].map((code) => (
          <Text key={code} as="span" variant="caption">
            <CopyName>{code}</CopyName>
          </Text>
        ))}
        <Text as="span" variant="caption">
          {value}
        </Text>
      </Inline>
      <Text variant="caption" tone="muted">
        {purpose}
      </Text>
      <div className={mark} data-mark={name} />
    </div>
  );
}

export const PacesAndCurves: StoryObj = {
  render: function PacesAndCurves() {
    const say = useSay();
    const [moved, setMoved] = useState(false);
    return (
      <Stack gap={4}>
        <Inline>
          <Button aria-pressed={moved} onClick={() => setMoved(!moved)}>
            {say('Gerakkan', 'Move')}
          </Button>
        </Inline>
        {names(duration).map((name) => (
          <Row
            key={name}
            group="duration"
            name={name}
            variable={vars.duration[name]}
            value={duration[name]}
            purpose={durationPurposes[name]}
            mark={styles.pace({ duration: name, moved })}
          />
        ))}
        {names(easing).map((name) => (
          <Row
            key={name}
            group="easing"
            name={name}
            variable={vars.easing[name]}
            value={easing[name]}
            purpose={easingPurposes[name]}
            mark={styles.curve({ easing: name, moved })}
          />
        ))}
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const mark = canvasElement.querySelector('[data-mark="base"]');
    const start = mark?.getBoundingClientRect().left ?? 0;
    await userEvent.click(canvas.getByRole('button', { name: said('Gerakkan') }));
    await waitFor(() => expect(mark?.getBoundingClientRect().left).toBe(start + 12 * 16));
  },
};

/** What waits moves; where motion is unwelcome it stands still, and its words stay. */
export const Waiting: StoryObj = {
  render: function Waiting() {
    const say = useSay();
    return (
      <Inline>
        <Spinner label={say('Memuat', 'Loading')} />
        <Text>{say('Memuat pohon Anda', 'Loading your trees')}</Text>
      </Inline>
    );
  },
};
