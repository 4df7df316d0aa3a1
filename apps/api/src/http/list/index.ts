export { containing, matching, matchingEach } from './conditions.ts';
export { type Cursor, decodeCursor, encodeCursor, invalidCursor } from './cursor.ts';
export { defineList, type FilterValue } from './query-language.ts';
export { defineRelations } from './relations-query.ts';
export { selectFields } from './selection.ts';
