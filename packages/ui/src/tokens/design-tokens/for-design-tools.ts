import { type PaletteName, palettes } from '../roles.ts';
import { designTokens } from './design-tokens.ts';

// Design tools read less than the format says, each in its way: what they take is made of the tokens as they are.

interface Token {
  $type?: string;
  $value: unknown;
  $description?: string;
  $extensions?: { 'id.rimba': { fontStyle?: string } };
}
interface Group {
  [name: string]: Token | Group;
}
type Colour = { components: readonly number[]; alpha: number; hex: string };
type Length = { value: number; unit: string };
type Shadow = { color: Colour } & Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Length>;
type TextStyle = {
  fontFamily: string;
  fontSize: Length;
  fontWeight: string;
  letterSpacing: Length;
  lineHeight: number;
};

const all = designTokens();
const themes = Object.keys(palettes) as PaletteName[];

const isToken = (node: Token | Group): node is Token => '$value' in node;

/** Every token of a group anew, with its type on itself; what becomes `undefined` is left out. */
function each(group: unknown, anew: (token: Token & { $type: string }) => Token | undefined): Group {
  const walk = (node: Group, type: string): Group =>
    Object.fromEntries(
      Object.entries(node)
        .filter(([name]) => !name.startsWith('$'))
        .flatMap(([name, member]) => {
          const $type = String(member.$type ?? type);
          const made = isToken(member) ? anew({ ...member, $type }) : walk(member, $type);
          return made === undefined ? [] : [[name, made]];
        }),
    );
  return walk(group as Group, String((group as Group).$type ?? ''));
}

/** A role takes its colour from a ramp by a name in braces. */
function resolved(value: unknown): unknown {
  const [, path] = /^\{(.+)\}$/.exec(String(value)) ?? [];
  if (path === undefined) return value;
  const found = path
    .split('.')
    .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], all) as Token;
  return found.$value;
}

const described = ({ $description }: Token) => ($description === undefined ? {} : { $description });

const rounded = (value: number) => Number(value.toFixed(3));
const pixels = ({ value, unit }: Length) => rounded(unit === 'rem' ? value * 16 : value);

const colorsOf = (theme: PaletteName) => ({ $type: 'color', ...(all.color.theme[theme] as Group) });
const shadowsOf = (theme: PaletteName) => ({
  $type: 'shadow',
  ...((all.elevation as Record<string, unknown>)[theme] as Group),
});

/** Colours written out, lengths in pixels: what Figma's own import of variables takes, a file for each mode. */
const asVariable = (token: Token & { $type: string }): Token | undefined => {
  const { $type } = token;
  if ($type === 'color') return { $type, $value: resolved(token.$value), ...described(token) };
  if ($type === 'dimension')
    return { $type, $value: { value: pixels(token.$value as Length), unit: 'px' }, ...described(token) };
  return undefined;
};

/** By the name of the file. The themes are the modes of one collection, the scales a collection of their own. */
export const figmaVariables = (): Record<PaletteName | 'scales', Group> => {
  const { space, radius, size, stroke, breakpoint, fontSize } = all;
  const modes = themes.map((theme) => [theme, each(colorsOf(theme), asVariable)]);
  return {
    ...Object.fromEntries(modes),
    scales: each({ space, radius, size, stroke, breakpoint, fontSize }, asVariable),
  };
};

const px = (length: Length) => `${pixels(length)}px`;

const hex = ({ hex: opaque, alpha }: Colour) =>
  alpha === 1
    ? opaque
    : `${opaque}${Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')}`;

/** Weights between those that typefaces are sold in become the nearest of them. */
const soldWeight = (weight: number) => String(Math.round(weight / 100) * 100);

/** How Tokens Studio and Penpot call a type, and write a value of it: as text. */
const texts: Record<string, { type: string; write: (value: never, token: Token) => unknown }> = {
  color: { type: 'color', write: hex },
  dimension: { type: 'dimension', write: px },
  fontFamily: { type: 'fontFamilies', write: ([name]: string[]) => name },
  fontWeight: { type: 'fontWeights', write: soldWeight },
  shadow: {
    type: 'boxShadow',
    write: (layers: Shadow[]) =>
      layers.map(({ color, offsetX, offsetY, blur, spread }) => ({
        type: 'dropShadow',
        color: hex(color),
        x: px(offsetX),
        y: px(offsetY),
        blur: px(blur),
        spread: px(spread),
      })),
  },
  typography: {
    type: 'typography',
    write: ({ fontFamily, fontSize, fontWeight, letterSpacing, lineHeight }: TextStyle, token) => {
      const weight = soldWeight(resolved(fontWeight) as number);
      const isItalic = token.$extensions?.['id.rimba'].fontStyle === 'italic';
      return {
        fontFamily,
        fontWeight: isItalic ? `${weight} Italic` : weight,
        fontSize: px(fontSize),
        lineHeight: `${rounded(lineHeight * 100)}%`,
        letterSpacing: px(letterSpacing),
      };
    },
  },
};

const asText = (token: Token & { $type: string }): Token | undefined => {
  const text = texts[token.$type];
  if (!text) return undefined;
  const isAlias = typeof token.$value === 'string' && token.$value.startsWith('{');
  const $value = isAlias ? token.$value : text.write(token.$value as never, token);
  return { $type: text.type, $value, ...described(token) };
};

/** Sets to switch on and off, one for each theme; a set of texts for a wide window and one for a phone. */
export function tokenSets() {
  const { color, space, radius, size, stroke, breakpoint } = all;
  const { fontFamily, fontSize, fontWeight, text, textOnPhone } = all;
  const scales = { space, radius, size, stroke, breakpoint, fontFamily, fontSize, fontWeight };
  const common = ['ramps', 'scales', 'text'];
  return {
    ramps: each({ color: { $type: color.$type, ramp: color.ramp } }, asText),
    scales: each(scales, asText),
    text: each({ text }, asText),
    'text on a phone': each({ text: textOnPhone }, asText),
    ...Object.fromEntries(
      themes.map((theme) => [theme, each({ color: colorsOf(theme), elevation: shadowsOf(theme) }, asText)]),
    ),
    $themes: themes.map((theme) => ({
      id: theme,
      name: theme,
      selectedTokenSets: Object.fromEntries([...common, theme].map((set) => [set, 'enabled'])),
    })),
    $metadata: { tokenSetOrder: [...common, 'text on a phone', ...themes] },
  };
}
