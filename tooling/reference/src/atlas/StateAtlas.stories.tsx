import { Stack, Table, Text } from '@rimba/ui';
import { roomFor } from '@rimba/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { checkout } from './checkout.ts';
import { Diagram } from './Diagram.tsx';
import type { Machine } from './machine.ts';
import { reset, verification } from './mailed-links.ts';
import { nativeLogout } from './native-logout.ts';
import { notification } from './notification.ts';
import { session } from './session.ts';
import { transaction } from './transaction.ts';

/** The product's state machines, asked of the code that runs. */
const meta = { title: 'Reference/State atlas' } satisfies Meta;
export default meta;

function Page({ machine }: { machine: Machine }) {
  const { name, about, source, arrows } = machine;
  return (
    <Stack gap={5}>
      <Text>{about}</Text>
      <Text variant="small" tone="muted">
        {source}
      </Text>
      <Diagram machine={machine} />
      <Table
        caption={`${name}: every arrow`}
        rows={arrows}
        rowKey={({ from, event }) => `${from} ${event}`}
        columns={[
          { key: 'from', head: 'From', cell: ({ from }) => from },
          { key: 'event', head: 'Event', cell: ({ event }) => event },
          // On a phone the heads are not seen.
          { key: 'to', head: 'To', cell: ({ to }) => `→ ${to}` },
        ]}
      />
    </Stack>
  );
}

const story = (machine: Machine): StoryObj => ({
  render: () => <Page machine={machine} />,
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row');
    await expect(rows).toHaveLength(machine.arrows.length + 1);
    const drawing = canvasElement.querySelector('section')?.firstElementChild;
    if (window.matchMedia(roomFor('desktop')).matches) {
      await expect(drawing?.scrollWidth).toBeLessThanOrEqual(drawing?.clientWidth ?? 0);
    }
    await expect(canvasElement.querySelectorAll('svg rect')).toHaveLength(
      new Set(machine.arrows.flatMap(({ from, to }) => [from, to])).size,
    );
  },
});

export const Session = story(session);
export const Verification = story(verification);
export const Reset = story(reset);
export const Checkout = story(checkout);
export const Transaction = story(transaction);
export const Notification = story(notification);
export const NativeLogout = story(nativeLogout);
