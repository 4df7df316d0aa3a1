export { containing, matching, matchingEach } from './conditions.ts';
export { type Cursor, decodeCursor, encodeCursor, invalidCursor } from './cursor.ts';
export { type Condition, defineList } from './query-language.ts';
export { defineRelations } from './relations-query.ts';
export { selectFields } from './selection.ts';
