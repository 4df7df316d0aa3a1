import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { motif, standFigureFor } from '@rimba/drawings';
import { drawingPath } from '@rimba/drawings/server';
import { palettes } from '@rimba/ui/palettes';
import { standingScene } from '@rimba/ui/standing-scene';
import satori, { type Font } from 'satori';
import { fontFiles, sans, serif } from '../../documents/fonts.ts';
import type { CertificateContent } from './certificate-content.ts';

const width = 1200;
const height = 630;
/** Words keep to their own side; trees stand on the other. */
const wordsWidth = 540;
const colours = palettes.light;

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

const dataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
const drawn = (url: string) => readFileSync(drawingPath(url, 'light'), 'utf8');

/** The first tree at its height, others of the certificate pale beside it; none where it has none. */
function scene(trees: CertificateContent['trees']): string | undefined {
  const [first, ...others] = trees.map(({ code: seed, latinName, heightM }) => ({
    figure: drawn(standFigureFor(latinName).url),
    heightM,
    seed,
  }));
  return first && dataUrl(standingScene({ tree: first, others, colours }));
}

/** A long name stays above the tag. */
function holderSize(holder: string): number {
  if (holder.length > 60) return 34;
  return holder.length > 24 ? 48 : 76;
}

/** Whose adoption it is, and its tree as it stands beside a person. */
function Preview({ content: { holder, adopts, issued, trees, number } }: { content: CertificateContent }) {
  const behind = scene(trees.slice(0, 3));
  const [only, second] = trees;
  return (
    <div
      style={{
        width,
        height,
        display: 'flex',
        backgroundColor: colours.background,
        color: colours.text,
        fontFamily: sans.join(', '),
      }}
    >
      {behind && <img alt="" src={behind} width={width} height={height} style={{ position: 'absolute' }} />}
      <div
        style={{
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-start',
          gap: 20,
          width: wordsWidth + 72,
          padding: '60px 0 0 72px',
        }}
      >
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 12,
            fontFamily: serif.join(', '),
            fontWeight: 600,
            fontSize: 40,
            color: colours.textHeading,
          }}
        >
          <img alt="" src={dataUrl(drawn(motif('favicon').url))} width={52} height={52} />
          Rimba
        </div>
        <div
          style={{
            fontFamily: serif.join(', '),
            fontWeight: 600,
            fontSize: holderSize(holder),
            lineHeight: 1.05,
            color: colours.textHeading,
            width: wordsWidth,
            maxHeight: 210,
            wordBreak: 'break-word',
            overflow: 'hidden',
          }}
        >
          {holder}
        </div>
        <div style={{ fontSize: 32, lineHeight: 1.35, width: wordsWidth }}>{adopts}</div>
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 24,
            padding: '10px 22px 10px 12px',
            border: `2.5px solid ${colours.drawingInk}`,
            borderRadius: 4,
            backgroundColor: colours.surface,
            fontSize: 26,
            fontWeight: 600,
          }}
        >
          <div
            style={{ width: 11, height: 11, border: `1.5px solid ${colours.drawingInk}`, borderRadius: 6 }}
          />
          {only && !second ? only.code : number}
        </div>
      </div>
      <div style={{ position: 'absolute', left: 72, bottom: 18, fontSize: 24, color: colours.textMuted }}>
        {`Kotawaringin Barat · ${issued}`}
      </div>
    </div>
  );
}
