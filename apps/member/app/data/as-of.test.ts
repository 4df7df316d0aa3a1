import { beforeEach, expect, it, vi } from 'vitest';
import { noteAnswer, oldestOf, useKeptParts } from './as-of.ts';
import { keptAtHeader, orderPart } from './kept-calls.ts';

beforeEach(() => {
  vi.stubGlobal('window', { location: { href: 'http://rimba.test/' } });
  useKeptParts.setState({}, true);
});

const answer = (path: string, keptAt?: number) => {
  const response = new Response(null, {
    headers: keptAt === undefined ? {} : { [keptAtHeader]: String(keptAt) },
  });
  Object.defineProperty(response, 'url', { value: `http://rimba.test/api/v1${path}` });
  noteAnswer(response);
};

it('remembers what came out of the cupboard, until it comes live again', () => {
  answer('/certificates/me?limit=100', 5);
  answer('/notification?page=1', 7);
  answer('/profile', 9);
  expect(useKeptParts.getState()).toEqual({ certificate: 5, notification: 7 });
  answer('/certificates/me?limit=100');
  expect(useKeptParts.getState()).toEqual({ notification: 7 });
});

it('knows of each order when it was kept', () => {
  answer('/transaction/me/7', 5);
  answer('/transaction/me/8', 6);
  answer('/transaction/me/7');
  expect(useKeptParts.getState()).toEqual({ [orderPart(8)]: 6 });
});

it('names the oldest of what is shown: when it was kept, or else when it was answered', () => {
  const shown = [
    { part: 'certificate', answeredAt: 20 },
    { part: 'notification', answeredAt: 30 },
  ];
  expect(oldestOf(shown, {})).toBe(20);
  expect(oldestOf(shown, { notification: 7 })).toBe(7);
  expect(oldestOf([], { notification: 7 })).toBeUndefined();
});
