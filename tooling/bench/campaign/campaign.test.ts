import { expect, test } from 'vitest';
import { campaign } from './campaign.ts';
import { moment } from './scenario.ts';

test('a moment of a campaign is lived through, and everybody gets their tree', async () => {
  expect(await campaign(moment)).toBe(true);
});
