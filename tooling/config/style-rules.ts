import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Rule {
  readonly says: string;
  readonly files: RegExp;
  readonly forbids: RegExp;
}

const styles = /\.css\.ts$/;
const sources = /(?<!\.(?:test|stories))\.tsx?$/;

/** Everywhere: colours, shadows, corners and layers come from the tokens. */
const everywhere: readonly Rule[] = [
  {
    says: 'a colour by hand',
    files: sources,
    forbids: /#[0-9a-f]{3,8}\b(?=['" ,)`])|\b(?:rgba?|hsla?|oklch|oklab)\(/i,
  },
  { says: 'a colour by name', files: styles, forbids: /'(?:white|black)'/ },
  {
    // A line drawn as a shadow has no blur: it is inset, or a ring around.
    says: 'a shadow by hand',
    files: styles,
    forbids: /(?:box|text)Shadow: (?!'none'|vars\.elevation|`(?:inset |0 0 0 ))|drop-shadow\(/i,
  },
  { says: 'a corner by hand', files: styles, forbids: /[rR]adius: (?!'50%'|`(?:0 |calc\()*\$\{vars)['`\d]/ },
  { says: 'a layer by hand', files: styles, forbids: /zIndex: ['`\d-]/ },
  {
    // Where writing runs to the left, a page is turned with it; a drawing says `direction: 'ltr'` and stays.
    says: 'left or right, where lines start or end',
    files: styles,
    forbids:
      /\b(?:margin|padding|scrollMargin|scrollPadding|border(?:Top|Bottom)?)(?:Left|Right)\w*:|(?<![\w.'])(?:left|right): (?!\{)|textAlign: '(?:left|right)'|\bfloat: '(?:left|right)'/,
  },
  {
    says: 'two sides that differ, in a shorthand that does not turn',
    files: styles,
    forbids: /\b(?:padding|margin|inset): (['`])[^\s'`()]+ ([^\s'`()]+) [^\s'`()]+ (?!\2['`])[^\s'`()]+\1/,
  },
];

/** In the apps and their frame sizes do too; inside the design system a part may have a measure of its own. */
const outsideTheDesignSystem: readonly Rule[] = [
  {
    // A style file brings the styles of all that it imports, used or not.
    says: 'the styles of every component (@rimba/ui/tokens has what style files need)',
    files: styles,
    forbids: /from '@rimba\/ui'/,
  },
  { says: 'a type size by hand', files: styles, forbids: /fontSize: ['`\d]/ },
  { says: 'a line height by hand', files: styles, forbids: /lineHeight: ['`\d]/ },
  {
    // Up to 3 px is the width of a line, not a distance.
    says: 'a distance by hand',
    files: styles,
    forbids: /(?:padding|margin|[gG]ap)\w*: [^,]*(?<![\w.])(?:\d*\.?\d+rem|(?:[4-9]|\d{2,})(?:\.\d+)?px)\b/,
  },
  { says: 'a duration by hand', files: styles, forbids: /(?:animation|transition)\w*: .*(?<![\w{])\d+m?s\b/ },
];

/** The places below a folder that write a colour, a shadow, a layer or a size which is no token, as `file:line, what`. */
export function styleFaults(folder: string, { isDesignSystem = false } = {}): string[] {
  const rules = isDesignSystem ? everywhere : [...everywhere, ...outsideTheDesignSystem];
  return globSync('**/*.{ts,tsx}', { cwd: folder }).flatMap((file) => {
    const applying = rules.filter(({ files }) => files.test(file));
    const lines = applying.length > 0 ? readFileSync(join(folder, file), 'utf8').split('\n') : [];
    return lines.flatMap((line, index) =>
      applying.filter(({ forbids }) => forbids.test(line)).map(({ says }) => `${file}:${index + 1}, ${says}`),
    );
  });
}
