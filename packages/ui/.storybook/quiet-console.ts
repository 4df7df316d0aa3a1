import { afterEach, beforeEach, expect } from 'vitest';

const levels = ['error', 'warn'] as const;
const own = { error: console.error, warn: console.warn };
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  for (const level of levels) {
    console[level] = (...words: unknown[]) => {
      own[level](...words);
      said.push(words.map(String).join(' '));
    };
  }
});

/** What a browser's console shows of a story, whoever browses Storybook sees, too. */
afterEach(() => {
  Object.assign(console, own);
  expect(said, 'written to the console').toEqual([]);
});
