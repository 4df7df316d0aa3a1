export { asleep, awake } from './asleep.ts';
export { hydrateAsleep } from './hydrate-asleep.ts';
export { Wake } from './Wake.ts';
