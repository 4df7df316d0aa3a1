import { expect, it } from 'vitest';
import type { Notification } from '../../data/wire.ts';
import { byDay } from './day-groups.ts';

const notification = (id: number, createdAt: string): Notification => ({
  id,
  type: 'info',
  category: 'rimba_tree_survey',
  title: '',
  body: '',
  data: {},
  link: null,
  readAt: null,
  createdAt,
});

it('counts days as people in Kotawaringin Barat do', () => {
  const groups = byDay([
    notification(3, '2026-11-20T17:30:00Z'),
    notification(2, '2026-11-20T16:30:00Z'),
    notification(1, '2026-11-19T17:00:00Z'),
  ]);
  expect(groups.map(({ day, notifications }) => [day, notifications.map(({ id }) => id)])).toEqual([
    ['2026-11-21', [3]],
    ['2026-11-20', [2, 1]],
  ]);
});
