import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALL } from '../lib/all-species.ts';
import { drawings } from '../lib/drawings.ts';
import { manifestText } from '../lib/manifest.ts';
import { stand } from '../lib/profile/stand.ts';
import { STANDS } from '../lib/profile/stand-kinds.ts';
import { drawingFor, PARTS, standFigureFor } from './drawing.ts';
import { MOTIFS, motif } from './motif.ts';
import { drawingPath, drawingsRoot } from './server.ts';

const files = new Set(drawings().map(({ path }) => `/drawings/${path}`));
const latinNames = ALL.map(([, latin]) => latin);

describe('the manifest', () => {
  it('is what the generator writes', () => {
    const stored = readFileSync(join(import.meta.dirname, 'generated/drawings.json'), 'utf8');
    expect(stored).toBe(manifestText());
  });
});

describe('drawingFor', () => {
  it('finds a drawn file for each part of each species', () => {
    expect(latinNames.length).toBeGreaterThanOrEqual(66);
    expect(new Set(latinNames).size).toBe(latinNames.length);
    for (const latin of latinNames)
      for (const part of PARTS) expect(files, `${latin} ${part}`).toContain(drawingFor(latin, part).url);
  });

  it('says how true the drawing is', () => {
    expect(drawingFor('Shorea balangeran', 'leaf')).toEqual({
      id: 'shorea-balangeran-leaf',
      url: '/drawings/svg/shorea-balangeran-leaf.svg',
      drawn: 'own',
    });
    expect(drawingFor('Shorea pinanga', 'skin')).toMatchObject({
      id: 'shorea-stenoptera-bark',
      drawn: 'relative',
    });
    expect(drawingFor('Shorea pinanga', 'tree')).toMatchObject({ id: 'habit-emergent-tree', drawn: 'habit' });
    expect(drawingFor('Gonystylus bancanus', 'sap').drawn).toBe('habit');
  });

  it('reads names with authors and any case', () => {
    expect(drawingFor('shorea balangeran (Korth.) Burck', 'leaf').drawn).toBe('own');
  });

  it('falls back to a general type for a species it does not know', () => {
    expect(drawingFor('Quercus robur', 'leaf')).toMatchObject({ id: 'habit-emergent-leaf', drawn: 'habit' });
  });
});

it('has a standing figure for each species', () => {
  for (const latin of latinNames) expect(files).toContain(standFigureFor(latin).url);
});

it('draws twigs behind the leaves of a standing figure, which a page can take away', () => {
  for (const kind of STANDS) expect(stand(kind), kind).toContain('<g display="var(--leaves,inline)">');
});

it('has a file for each motif', () => {
  for (const name of MOTIFS) expect(files).toContain(motif(name).url);
});

describe('what the build drew', () => {
  const drawn = readdirSync(drawingsRoot, { recursive: true, encoding: 'utf8' });
  const plates = drawn.filter((path) => /^(svg|motifs)\/.*\.svg$/.test(path));
  const read = (path: string) => readFileSync(join(drawingsRoot, path), 'utf8');

  it('is every file of the set', () => {
    expect(drawn).toEqual(expect.arrayContaining(drawings().map(({ path }) => path)));
  });

  it('has its name as id, so that a page can use it', () => {
    for (const path of plates) expect(read(path), path).toContain(` id="${basename(path, '.svg')}"`);
  });

  it.each(['light', 'dark'])('has a plain copy in %s, which inherits no colour', (theme) => {
    for (const path of plates.filter((each) => !each.endsWith('favicon.svg')))
      expect(read(`${theme}/${path}`), path).not.toMatch(/var\(|currentColor|undefined/);
  });
});

it('finds the plain copy of a drawing on disk', () => {
  const { url } = drawingFor('Shorea balangeran', 'leaf');
  expect(drawingPath(url, 'dark')).toBe(join(drawingsRoot, 'dark/svg/shorea-balangeran-leaf.svg'));
});
