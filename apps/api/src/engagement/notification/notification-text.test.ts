import { expect, test } from 'vitest';
import { notificationText } from './notification-text.ts';

const reminder = (treeCount: number, language: 'id' | 'en') =>
  notificationText({ category: 'rimba_reminder_payment', data: { treeCount, amount: 135_000 } }, language)
    .title;

test('says of one tree that it waits, and of several that they do', () => {
  expect(reminder(1, 'en')).toBe('Your tree is still waiting');
  expect(reminder(2, 'en')).toBe('Your trees are still waiting');
  expect(reminder(2, 'id')).toBe(reminder(1, 'id'));
});
