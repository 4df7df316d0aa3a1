import type { TreeWith } from '@rimba/api-client/react-query';

/** A tree with all that its open page says. */
export type ShownTree = TreeWith<'images' | 'surveys' | 'adoptions' | 'group' | 'species'>;
