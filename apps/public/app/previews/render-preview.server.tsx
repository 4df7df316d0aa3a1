import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import type { PreviewContent } from './content.ts';
import { ForestView } from './ForestView.server.tsx';
import { PageView } from './PageView.server.tsx';
import { packageFile } from './package-file.server.ts';
import { height, width } from './paper.server.ts';
import { TreeView } from './TreeView.server.tsx';

/** More than there are pages of ours; communities and trees come and go. */
const mostKept = 200;
const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** The picture of 1200 by 630 that a shared link shows, as PNG; drawn once for the same words. */
export function renderPreview(content: PreviewContent): Promise<Uint8Array<ArrayBuffer>> {
  const key = JSON.stringify(content);
  const known = kept.get(key);
  if (known) return known;
  const drawing = draw(content);
  kept.set(key, drawing);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return drawing;
}

async function draw(content: PreviewContent): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await satori(viewOf(content), { width, height, fonts: loadFonts() });
  return new Uint8Array(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng());
}

function viewOf(content: PreviewContent) {
  switch (content.kind) {
    case 'page':
      return <PageView {...content} />;
    case 'forest':
      return <ForestView {...content} />;
    case 'tree':
      return <TreeView {...content} />;
  }
}

let fonts: Font[] | undefined;

/** The product's two families, in letters that both languages need and names of communities may have. */
function loadFonts(): Font[] {
  const read = (file: string) => packageFile(`@fontsource/${file}.woff`);
  fonts ??= (['latin', 'latin-ext'] as const).flatMap((letters): Font[] => [
    { name: 'Serif', weight: 600, data: read(`alegreya/files/alegreya-${letters}-600-normal`) },
    ...([400, 600] as const).map(
      (weight): Font => ({
        name: 'Sans',
        weight,
        data: read(`plus-jakarta-sans/files/plus-jakarta-sans-${letters}-${weight}-normal`),
      }),
    ),
  ]);
  return fonts;
}
