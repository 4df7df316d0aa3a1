import { readFileSync } from 'node:fs';
import { motif, standFigureFor } from '@rimba/drawings';
import { drawingPath } from '@rimba/drawings/server';
import { palettes } from '@rimba/ui/palettes';
import { StandingPicture } from '@rimba/ui/standing-picture';
import { sceneHeight, sceneWidth, standingScene } from '@rimba/ui/standing-scene';
import { sans, serif } from '../../documents/fonts.ts';
import { renderPicture } from '../../documents/render-picture.ts';
import type { CertificateContent } from './certificate-content.ts';

const colours = palettes.light;

/** The picture that a shared link shows: 1200 by 630, PNG. */
export const renderCertificatePreview = (content: CertificateContent): Promise<Buffer> =>
  renderPicture(<Preview content={content} />, { width: sceneWidth, height: sceneHeight });

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
  const [only, second] = trees;
  return (
    <StandingPicture
      site={{ name: 'Rimba', mark: dataUrl(drawn(motif('favicon').url)) }}
      scene={scene(trees.slice(0, 3))}
      title={holder}
      titleSize={holderSize(holder)}
      text={adopts}
      tag={only && !second ? only.code : number}
      foot={`Kotawaringin Barat · ${issued}`}
      fonts={{ heading: serif.join(', '), words: sans.join(', ') }}
      colours={colours}
    />
  );
}
