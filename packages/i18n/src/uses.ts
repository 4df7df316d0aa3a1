export { readSources } from './uses/read-sources.ts';
export { findTextUses, type TextUse } from './uses/text-uses.ts';
