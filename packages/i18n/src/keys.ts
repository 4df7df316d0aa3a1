import type { ParseKeys } from 'i18next';
import type { resources } from './resources.ts';

/** The source of every key: English, because it has both plural forms. */
type Source = (typeof resources)['en'];

/** A screen family that texts are filed under: one file a language. */
export type Namespace = Extract<keyof Source, string>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Source;
  }
}

/** A text with its namespace, for tables of texts: `trees:list.title`. */
export type TextKey = { [N in Namespace]: `${N}:${ParseKeys<N>}` }[Namespace];
