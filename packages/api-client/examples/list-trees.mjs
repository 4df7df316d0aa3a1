// @ts-check
// The tallest trees that can be adopted, from 2 m on: node list-trees.mjs [address]
import { createRimba } from '@rimba/api-client';

const rimba = createRimba({ baseUrl: process.argv[2] ?? 'http://localhost:3000' });

const tallest = await rimba.trees.list({
  filter: { status: 'ready_to_adopt', height: { gte: 2 } },
  sortBy: 'height',
  order: 'desc',
  with: ['group'],
  select: ['code', 'localTreeName', 'height', 'kelompokKomunitas'],
  limit: 5,
});
// What was selected is there, and the compiler knows of nothing else.
for (const { code, localTreeName, height, kelompokKomunitas } of tallest.data) {
  console.log(`${code}  ${height} m  ${localTreeName}, ${kelompokKomunitas.name}`);
}

// Every row of a list, however many pages it takes.
let trees = 0;
for await (const _tree of rimba.trees.each({
  filter: { landType: 'peat_swamp' },
  select: ['id'],
  limit: 100,
})) {
  trees += 1;
}
console.log(`${trees} trees stand in peat swamps`);
