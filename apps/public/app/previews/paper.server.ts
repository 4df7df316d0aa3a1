import { motif } from '@rimba/drawings';
import { palettes } from '@rimba/ui/tokens';
import { packageFile } from './package-file.server.ts';

export const width = 1200;
export const height = 630;
/** The light sheet of the product; a picture has no dark one. */
export const colours = palettes.light;

export const dataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** The product's two families, as they are read from their files. */
export const fonts = { heading: 'Serif', words: 'Sans' } as const;

/** A drawing in the plain colours of paper, by its address. */
export const svgOf = (url: string) =>
  packageFile(url.replace('/drawings/', '@rimba/drawings/dist/light/')).toString();

export const mark = () => dataUrl(svgOf(motif('favicon').url));
