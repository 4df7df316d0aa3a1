import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { neatline } from '@rimba/drawings';
import { ringPaths } from '@rimba/ui/growth-rings';
import satori, { type Font } from 'satori';
import { contourShapes, leafShapes, type Shape } from '../../documents/drawing-shapes.ts';
import { fontFiles, sans, serif } from '../../documents/fonts.ts';
import { colours } from '../../documents/sheet-colours.ts';
import type { CertificateContent } from './certificate-content.ts';

const width = 1200;
const height = 630;
const mostLeaves = 4;

let fonts: Font[] | undefined;
const loadFonts = (): Font[] => {
  fonts ??= fontFiles.map(({ name, src, fontWeight: weight, fontStyle: style }) => ({
    name,
    data: readFileSync(src),
    weight,
    style,
  }));
  return fonts;
};

/** The picture that a shared link shows: 1200 by 630, PNG. */
export async function renderCertificatePreview(content: CertificateContent): Promise<Buffer> {
  const svg = await satori(<Preview content={content} />, { width, height, fonts: loadFonts() });
  return Buffer.from(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng());
}

const asImage = (viewBox: string, inside: string) =>
  `data:image/svg+xml;base64,${Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linecap="round" stroke-linejoin="round">${inside}</svg>`,
  ).toString('base64')}`;

const paths = (shapes: readonly Shape[], stroke?: string) =>
  shapes
    .map(
      ({ d, fill, width: line, stroke: own }) =>
        `<path d="${d}" fill="${fill}" stroke="${stroke ?? own}" stroke-width="${line}"/>`,
    )
    .join('');

const rings = (seed: string) =>
  asImage(
    '-84 -84 168 168',
    ringPaths(seed, 14, 78)
      .map((ring) => `<path d="${ring.d}" stroke="${colours.accent}" stroke-width="${ring.width}"/>`)
      .join(''),
  );

const leaf = (latinName: string) => {
  const { viewBox, shapes } = leafShapes(latinName);
  return asImage(viewBox, paths(shapes));
};

/** Black and white segments on all four sides, as a map has them. */
const frame = () => {
  const [w, h] = [width - 48, height - 48];
  const { bars, lines } = neatline(w, h, { across: 31, down: 17 });
  return asImage(
    `0 0 ${w} ${h}`,
    `<path d="${bars}" fill="${colours.drawing}"/><path d="${lines}" stroke="${colours.drawing}"/>`,
  );
};

/** A long name stays above the leaves. */
function holderSize(holder: string): number {
  if (holder.length > 60) return 36;
  return holder.length > 24 ? 60 : 88;
}

/** The drawings lie under the words only if the words are positioned too. */
function Preview({ content }: { content: CertificateContent }) {
  const latinNames = [...new Set(content.trees.map((tree) => tree.latinName))].slice(0, mostLeaves);
  const cover = { position: 'absolute', top: 24, left: 24 } as const;
  return (
    <div
      style={{
        width,
        height,
        display: 'flex',
        backgroundColor: colours.paper,
        color: colours.ink,
        fontFamily: sans.join(', '),
      }}
    >
      <img
        alt=""
        src={asImage('0 0 1200 630', paths(contourShapes().shapes, colours.contour))}
        width={width - 48}
        height={height - 48}
        style={cover}
      />
      <img alt="" src={frame()} width={width - 48} height={height - 48} style={cover} />
      <div
        style={{
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          padding: '72px 0 60px 84px',
          boxSizing: 'border-box',
          width: 760,
          height,
        }}
      >
        <div style={{ fontFamily: serif.join(', '), fontWeight: 600, fontSize: 34, color: colours.heading }}>
          {`Rimba · ${content.title}`}
        </div>
        <div style={{ fontSize: 24, color: colours.quiet, marginTop: 34 }}>{content.givenTo}</div>
        <div
          style={{
            fontFamily: serif.join(', '),
            fontStyle: 'italic',
            fontSize: holderSize(content.holder),
            lineHeight: 1.1,
            color: colours.heading,
            maxHeight: 200,
            wordBreak: 'break-word',
            overflow: 'hidden',
          }}
        >
          {content.holder}
        </div>
        <div style={{ fontSize: 30, marginTop: 18 }}>{content.summary}</div>
        <div style={{ display: 'flex', marginTop: 'auto', gap: 18 }}>
          {latinNames.map((latinName) => (
            <img key={latinName} alt="" src={leaf(latinName)} width={132} height={132} />
          ))}
        </div>
      </div>
      <div
        style={{
          display: 'flex',
          position: 'relative',
          flexDirection: 'column',
          alignItems: 'center',
          justifyContent: 'center',
          width: 376,
          height,
        }}
      >
        <img alt="" src={rings(content.number)} width={290} height={290} />
        <div style={{ fontSize: 21, fontWeight: 600, marginTop: 28 }}>{content.number}</div>
      </div>
    </div>
  );
}
