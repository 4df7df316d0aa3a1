import { expect, it } from 'vitest';
import { timelineEntries } from './timeline-entries.ts';

const words = {
  event: (event: string, method: string) => `${event} ${method}`.trim(),
  at: (at: string) => at,
};

it('tells the newest first, and marks where it began and how it stands', () => {
  const entries = timelineEntries(
    [
      { event: 'created', at: '1', method: null },
      { event: 'methodChanged', at: '2', method: 'BCA' },
      { event: 'paid', at: '3', method: null },
    ],
    words,
  );
  expect(entries.map(({ title, kind }) => [title, kind])).toEqual([
    ['paid', 'latest'],
    ['methodChanged BCA', 'past'],
    ['created', 'first'],
  ]);
});

it('marks an end as an end', () => {
  const [end] = timelineEntries(
    [
      { event: 'created', at: '1', method: null },
      { event: 'expired', at: '2', method: null },
    ],
    words,
  );
  expect(end?.kind).toBe('ended');
});
