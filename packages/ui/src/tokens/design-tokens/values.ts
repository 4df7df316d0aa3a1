/** Values as the Design Tokens Format Module (W3C community group, 2025.10) writes them. */

/** `#rrggbb` or `#rrggbbaa` in sRGB. */
export function color(hex: string) {
  const [red = 0, green = 0, blue = 0, alpha = 255] = [1, 3, 5, 7]
    .filter((start) => start < hex.length)
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map(share),
    alpha: share(alpha),
    hex: hex.slice(0, 7),
  };
}

const share = (byte: number) => Number((byte / 255).toFixed(4));

/** `1.5rem`, `44px` or a bare `0`. */
export function dimension(css: string) {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(css) ?? [];
  if (value === undefined) throw new Error(`Not a length in px or rem: ${css}`);
  return { value: Number(value), unit };
}

/** `140ms`. */
export const duration = (css: string) => ({ value: Number.parseFloat(css), unit: 'ms' });

/** `cubic-bezier(0.2, 0.7, 0.2, 1)`. */
export const cubicBezier = (css: string) => (css.match(/-?[\d.]+/g) ?? []).map(Number);

/** `'Rimba Serif', Georgia, serif`. */
export const families = (css: string) => css.split(',').map((name) => name.trim().replaceAll("'", ''));

/** `0 2px 6px -1px #2b2a181f, …`; for `none` one that is not seen, since tools make nothing of no layers. */
export function shadows(css: string) {
  return css
    .replace('none', '0 0 #00000000')
    .split(', ')
    .map((layer) => {
      const lengths = layer.split(' ');
      const hex = lengths.pop() ?? '';
      const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths;
      return {
        color: color(hex),
        offsetX: dimension(offsetX),
        offsetY: dimension(offsetY),
        blur: dimension(blur),
        spread: dimension(spread),
      };
    });
}
