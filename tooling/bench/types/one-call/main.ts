import { createRimba } from '@rimba/api-client';

const { data } = await createRimba({ baseUrl: 'https://rimba.example' }).trees.list({
  filter: { height: { gte: 2 } },
  select: ['code'],
});
export const codes = data.map(({ code }) => code);
