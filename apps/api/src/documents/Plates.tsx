import { G, Path, Rect, Svg, Text } from '@react-pdf/renderer';
import { ringPaths } from '@rimba/ui/growth-rings';
import { seededRandom } from '@rimba/ui/seeded-random';
import QRCode from 'qrcode';
import { contourShapes, leafShapes, type Shape } from './drawing-shapes.ts';
import { sans } from './fonts.ts';
import { colours } from './sheet-colours.ts';

const Paths = ({ shapes, stroke }: { shapes: readonly Shape[]; stroke?: string }) =>
  // Some drawings have the same stroke twice.
  shapes.map((shape, place) => (
    <Path
      key={place}
      d={shape.d}
      fill={shape.fill}
      stroke={stroke ?? shape.stroke}
      strokeWidth={shape.width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ));

/** A twig of the species. */
export function Leaf({ latinName, size }: { latinName: string; size: number }) {
  const { viewBox, shapes } = leafShapes(latinName);
  return (
    <Svg viewBox={viewBox} style={{ width: size, height: size }}>
      <Paths shapes={shapes} />
    </Svg>
  );
}

/** Hills behind the words; which piece of land is shown follows from the number. */
export function Contours({ seed, width, height }: { seed: string; width: number; height: number }) {
  const cut = { width: 560, height: 790 };
  const random = seededRandom(seed);
  const x = Math.round(random() * (1560 - cut.width));
  const y = Math.round(random() * (840 - cut.height));
  return (
    <Svg
      viewBox={`${x} ${y} ${cut.width} ${cut.height}`}
      preserveAspectRatio="xMidYMid slice"
      style={{ position: 'absolute', top: 0, left: 0, width, height }}
    >
      <Paths shapes={contourShapes().shapes} stroke={colours.contour} />
    </Svg>
  );
}

/** A map's frame: two thin lines with black and white segments between them. */
export function Neatline({ width, height }: { width: number; height: number }) {
  const band = 3;
  const across = segments(width);
  const down = segments(height);
  return (
    <Svg viewBox={`0 0 ${width} ${height}`} style={{ position: 'absolute', top: 0, left: 0, width, height }}>
      {across.map(([from, length]) => (
        <G key={`h${from}`} fill={colours.drawing}>
          <Rect x={from} y={0} width={length} height={band} />
          <Rect x={from} y={height - band} width={length} height={band} />
        </G>
      ))}
      {down.map(([from, length]) => (
        <G key={`v${from}`} fill={colours.drawing}>
          <Rect x={0} y={from} width={band} height={length} />
          <Rect x={width - band} y={from} width={band} height={length} />
        </G>
      ))}
      {[0.4, band].map((inset) => (
        <Rect
          key={inset}
          x={inset}
          y={inset}
          width={width - 2 * inset}
          height={height - 2 * inset}
          fill="none"
          stroke={colours.drawing}
          strokeWidth={0.8}
        />
      ))}
    </Svg>
  );
}

/** An odd number of equal parts, every other one black, so that all corners are. */
function segments(length: number): [from: number, length: number][] {
  const parts = Math.round(length / 26 / 2) * 2 + 1;
  const part = length / parts;
  return Array.from({ length: (parts + 1) / 2 }, (_, index) => [index * 2 * part, part]);
}

/** Growth rings that no other certificate has, with words around them. */
export function Seal({ seed, text, size }: { seed: string; text: string; size: number }) {
  return (
    <Svg viewBox="-110 -110 220 220" style={{ width: size, height: size }}>
      {ringPaths(seed, 14, 78).map((ring) => (
        <Path key={ring.d} d={ring.d} fill="none" stroke={colours.accent} strokeWidth={ring.width} />
      ))}
      {aroundCircle(text).map(({ letter, angle }) => (
        <G key={angle} transform={`rotate(${angle})`}>
          <Text
            x={0}
            y={-89}
            textAnchor="middle"
            style={{ fontFamily: sans, fontWeight: 600, fontSize: 8.2 }}
            fill={colours.quiet}
          >
            {letter}
          </Text>
        </G>
      ))}
    </Svg>
  );
}

/** Each letter's place in degrees, wide ones getting more room; it begins at the lower left and goes round once. */
function aroundCircle(text: string): { letter: string; angle: number }[] {
  const letters = [...text];
  const width = (letter: string) => (/[MW]/.test(letter) ? 1.35 : /[I1·\- ]/.test(letter) ? 0.7 : 1);
  const total = letters.reduce((sum, letter) => sum + width(letter), 0);
  let passed = 0;
  return letters.flatMap((letter) => {
    const middle = passed + width(letter) / 2;
    passed += width(letter);
    return letter === ' ' ? [] : [{ letter, angle: -180 + (middle / total) * 360 }];
  });
}

/** A code to scan, dark on its own white. */
export function Code({ of, size }: { of: string; size: number }) {
  const { modules } = QRCode.create(of, { errorCorrectionLevel: 'M' });
  const rows = Array.from({ length: modules.size }, (_, y) =>
    Array.from({ length: modules.size }, (_, x) => (modules.get(y, x) ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  );
  return (
    <Svg viewBox={`-1 -1 ${modules.size + 2} ${modules.size + 2}`} style={{ width: size, height: size }}>
      <Rect x={-1} y={-1} width={modules.size + 2} height={modules.size + 2} fill={colours.codePaper} />
      <Path d={rows.join('')} fill={colours.codeInk} />
    </Svg>
  );
}

/** The product's mark. */
export function Mark({ size }: { size: number }) {
  return (
    <Svg viewBox="0 0 40 40" style={{ width: size, height: size }}>
      <Path
        d="M20 2.5c9.8 0 17 7.3 17.3 16.8C37.5 29.5 30 37.6 20.4 37.6 10.2 37.6 2.6 30.2 2.6 20.3 2.6 10.4 10 2.5 20 2.5z"
        fill="none"
        stroke={colours.accent}
        strokeWidth={2}
      />
      <Path
        d="M20 8.2c6.7 0 11.6 5 11.7 11.4.1 7-4.9 12.4-11.4 12.4-6.8 0-12-5-12-11.7C8.3 13.5 13.4 8.2 20 8.2z"
        fill="none"
        stroke={colours.accent}
        strokeWidth={1.3}
      />
      <Path d="M20.2 12.5c5.4 4 6 10.6-.1 15.3-5.7-4.8-5.4-11.4.1-15.3z" fill={colours.accent} />
    </Svg>
  );
}
