import { readFileSync } from 'node:fs';
import { coverageOf } from './font-coverage.ts';
import { fontFiles } from './fonts.ts';

/** Stands for a sign that none of our fonts has. */
const mark = '•';
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
/** Stands for an emoji until it is taken away with the space that it was set off by. */
const leftOut = '\ufffc';
const signs = new Intl.Segmenter('id', { granularity: 'grapheme' });

let everywhere: Set<number> | undefined;

/** The code points that every cut has in one of its files. */
function covered(): Set<number> {
  if (everywhere) return everywhere;
  const cuts = new Map<string, Set<number>>();
  for (const { cut, src } of fontFiles) {
    cuts.set(cut, new Set([...(cuts.get(cut) ?? []), ...coverageOf(readFileSync(src))]));
  }
  const [first = new Set<number>(), ...others] = cuts.values();
  everywhere = new Set([...first].filter((point) => others.every((other) => other.has(point))));
  return everywhere;
}

/**
 * A text as our fonts can draw it: an emoji is left out, and each other sign that they do not have, as a person counts
 * signs, is a dot; so is what would be nothing at all.
 */
export function drawable(text: string): string {
  const known = covered();
  const drawn = Array.from(signs.segment(text.normalize('NFC')), ({ segment }) => {
    if (/^\s+$/.test(segment)) return segment;
    const visible = segment.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
    const has = Array.from(visible).every((sign) => known.has(sign.codePointAt(0) ?? 0));
    if (has) return visible;
    return emoji.test(segment) ? leftOut : mark;
  });
  if (!drawn.includes(leftOut)) return drawn.join('');
  return drawn.join('').replace(/^(?:\ufffc[^\S\n]*)+|(?:[^\S\n]*\ufffc)+/gmu, '') || mark;
}
