import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { MailBlock } from './mail-text.ts';

const { resolve } = createRequire(import.meta.url);

const cuts = {
  heading: {
    file: 'alegreya/files/alegreya-latin-600-normal',
    family: 'Alegreya',
    font: '600;font-style:normal',
  },
  quote: {
    file: 'alegreya/files/alegreya-latin-400-italic',
    family: 'Alegreya',
    font: '400;font-style:italic',
  },
  text: {
    file: 'plus-jakarta-sans/files/plus-jakarta-sans-latin-400-normal',
    family: 'Plus Jakarta Sans',
    font: '400',
  },
  strong: {
    file: 'plus-jakarta-sans/files/plus-jakarta-sans-latin-600-normal',
    family: 'Plus Jakarta Sans',
    font: '600',
  },
} as const;

const known = new Map<keyof typeof cuts, string>();

function face(cut: keyof typeof cuts): string {
  const { file, family, font } = cuts[cut];
  const made =
    known.get(cut) ??
    `@font-face{font-family:"${family}";font-weight:${font};src:url(data:font/woff2;base64,${readFileSync(
      resolve(`@fontsource/${file}.woff2`),
    ).toString('base64')}) format("woff2")}`;
  known.set(cut, made);
  return made;
}

/**
 * The product's type inside the mail, so that nothing is fetched to show it. Gmail, which drops it, shows 102 kB of a
 * mail: where somebody's words want italics, the bold text goes without a cut of its own.
 */
export const mailFonts = (blocks: readonly MailBlock[]): string =>
  [face('heading'), face('text'), face(blocks.some(isQuoted) ? 'quote' : 'strong')].join('\n');

const isQuoted = (block: MailBlock) =>
  block.kind === 'quote' || (block.kind === 'trees' && block.trees.some(({ note }) => note !== undefined));
