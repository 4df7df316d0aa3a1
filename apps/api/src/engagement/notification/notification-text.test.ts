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

test('names the day that late surveys were due by, or the first and the last of several', () => {
  const late = (data: Record<string, unknown>) =>
    notificationText(
      { category: 'rimba_survey_late', data: { treeCount: 2, names: ['Ulin', 'Ramin'], ...data } },
      'en',
    ).body;
  expect(late({ by: '2027-05-21' })).toContain('Ulin and Ramin were due to be visited by 21 May 2027.');
  expect(late({ dueFrom: '2027-05-21', dueUntil: '2027-07-02' })).toContain(
    'Ulin and Ramin were due to be visited between 21 May 2027 and 2 July 2027.',
  );
});
