import type { FrameSession, FrameUser } from '@rimba/shell';
import { fn } from 'storybook/test';

const ayu: FrameUser = { name: 'Ayu Wulandari', picture: null, emailVerified: true };

/** An adopter's session, with so much waiting in the Wishtree and among the notifications. */
export const sessionWith = (waiting: number, user: Partial<FrameUser> = {}): FrameSession => ({
  user: { ...ayu, ...user },
  wishtreeTotal: waiting,
  unreadTotal: waiting,
  logout: fn(async () => {}),
});
