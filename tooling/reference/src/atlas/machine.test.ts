import { expect, it } from 'vitest';
import { explore } from './machine.ts';
import { place } from './place.ts';
import { session } from './session.ts';
import { transaction } from './transaction.ts';

it('follows every event to every state that can be reached', () => {
  const arrows = explore({
    start: 0,
    events: [1, 2],
    next: (state, event) => Math.min(state + event, 3),
    stateName: String,
    eventName: (event) => `+${event}`,
  });
  expect(arrows).toHaveLength(6);
  expect(arrows).toContainEqual({ from: '1', event: '+2', to: '3' });
});

it('knows what the running code does', () => {
  expect(session.arrows).toContainEqual({ from: 'signedIn', event: 'refreshStarted', to: 'refreshing' });
  expect(transaction.arrows).toContainEqual({ from: 'cancelled', event: 'settled, late', to: 'paid' });
  expect(transaction.arrows.filter(({ from }) => from === 'paid')).toEqual([]);
});

it('gives each state and each pair of states a place of its own', () => {
  const { states, arrows } = place([
    { from: 'a', event: 'x', to: 'b' },
    { from: 'a', event: 'y', to: 'b' },
    { from: 'b', event: 'z', to: 'a' },
  ]);
  expect(states).toHaveLength(2);
  expect(arrows.map(({ events }) => events)).toEqual([['x', 'y'], ['z']]);
  expect(states[0]?.y).not.toBe(states[1]?.y);
});

it('leads past its words without turning back', () => {
  const { states, arrows } = place([
    { from: 'a', event: 'x', to: 'b' },
    { from: 'b', event: 'z', to: 'a' },
  ]);
  const [a, b] = states;
  expect(a && b && Math.sign(b.y - a.y)).toBe(1);
  for (const [at, { path }] of arrows.entries()) {
    const ys = [...path.matchAll(/ ([\d.]+)/g)].map(([, y]) => Number(y));
    expect(ys).toEqual(ys.toSorted((one, other) => (at === 0 ? one - other : other - one)));
  }
});
