export * from './activity.ts';
export * from './community.ts';
export * from './map.ts';
export * from './species.ts';
export * from './tree.ts';
