import { textStyles } from '../typography.ts';
import { dimension } from './values.ts';

/**
 * Sizes that grow with the window are given at their largest; the whole rule stands in the extension, with the share of
 * the window that large letters stop at.
 */
const fluid = /^(?:min\()?clamp\(([^,]+), [^,]+, ([^,)]+)\)(?:, [\d.]+vw\))?$/;

type TextStyle = (typeof textStyles)[keyof typeof textStyles] & {
  letterSpacing?: string;
  fontStyle?: string;
};

function textToken(style: TextStyle) {
  const [, smallest, largest] = fluid.exec(style.fontSize) ?? [];
  const extensions = {
    ...(smallest !== undefined && { fluid: style.fontSize, smallest: dimension(smallest) }),
    ...(style.letterSpacing !== undefined && { letterSpacing: style.letterSpacing }),
    ...(style.fontStyle !== undefined && { fontStyle: style.fontStyle }),
  };
  return {
    $value: {
      fontFamily: `{fontFamily.${style.fontFamily}}`,
      fontSize: dimension(largest ?? style.fontSize),
      fontWeight: `{fontWeight.${style.fontWeight}}`,
      // The format has no em: what is set in em stands in the extension.
      letterSpacing: dimension('0'),
      lineHeight: Number(style.lineHeight),
    },
    ...(Object.keys(extensions).length > 0 && { $extensions: { 'id.rimba': extensions } }),
  };
}

export const textStyleTokens = () =>
  Object.fromEntries(Object.entries(textStyles).map(([name, style]) => [name, textToken(style)]));
