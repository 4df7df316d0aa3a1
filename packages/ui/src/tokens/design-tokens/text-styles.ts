import { textStyles } from '../typography.ts';

/** A size that grows with the window, and the share of the window that large letters stop at. */
const fluid = /^(?:min\()?clamp\(([^,]+), ([^,]+), ([^,)]+)\)(?:, ([\d.]+vw)\))?$/;

/** Rem on a 16 px root, and shares of a window so many pixels wide. */
const pixels = (sum: string, windowPx: number) =>
  sum
    .split(' + ')
    .map((length) => Number.parseFloat(length) * (length.endsWith('vw') ? windowPx / 100 : 16))
    .reduce((total, length) => total + length);

/** What a size of the scale is in a window so many pixels wide, in pixels. */
export function pixelsIn(windowPx: number, size: string): number {
  const [, smallest, preferred, largest, most] = fluid.exec(size) ?? [];
  const [least = size, wanted = size, greatest = size] = [smallest, preferred, largest];
  const grown = Math.max(
    pixels(least, windowPx),
    Math.min(pixels(wanted, windowPx), pixels(greatest, windowPx)),
  );
  return most === undefined ? grown : Math.min(grown, pixels(most, windowPx));
}

const rounded = (value: number) => Number(value.toFixed(4));

type TextStyle = (typeof textStyles)[keyof typeof textStyles] & {
  letterSpacing?: string;
  fontStyle?: string;
};

/** The whole rule stands in the extension: what grows with the window, and what is set in em. */
function textToken(style: TextStyle, sizeRem: number) {
  const isFluid = fluid.test(style.fontSize);
  const extensions = {
    ...(isFluid && { fluid: style.fontSize }),
    ...(style.letterSpacing !== undefined && { letterSpacing: style.letterSpacing }),
    ...(style.fontStyle !== undefined && { fontStyle: style.fontStyle }),
  };
  return {
    $value: {
      fontFamily: `{fontFamily.${style.fontFamily}}`,
      fontSize: { value: sizeRem, unit: 'rem' },
      fontWeight: `{fontWeight.${style.fontWeight}}`,
      // The format has no em: here it is of this size.
      letterSpacing: { value: rounded(Number.parseFloat(style.letterSpacing ?? '0') * sizeRem), unit: 'rem' },
      lineHeight: Number(style.lineHeight),
    },
    ...(Object.keys(extensions).length > 0 && { $extensions: { 'id.rimba': extensions } }),
  };
}

/** The scale as it is in a window so many pixels wide. */
export const textStyleTokens = (windowPx: number) =>
  Object.fromEntries(
    Object.entries(textStyles).map(([name, style]) => [
      name,
      textToken(style, rounded(pixelsIn(windowPx, style.fontSize) / 16)),
    ]),
  );
