import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALL } from '../lib/all-species.mjs';
import { drawings } from '../lib/drawings.mjs';
import { manifestText } from '../lib/manifest.mjs';
import { bake } from '../lib/theme.mjs';
import { drawingFor, PARTS, standFigureFor } from './drawing.ts';
import { MOTIFS, motif } from './motif.ts';
import { drawingPath, drawingsRoot } from './server.ts';

const files = new Set(drawings().map(({ path }) => `/drawings/${path}`));
const latinNames = ALL.map(([, latin]) => String(latin));

describe('the manifest', () => {
  it('is what the generator writes', () => {
    const stored = readFileSync(join(import.meta.dirname, 'generated/drawings.json'), 'utf8');
    expect(stored).toBe(manifestText());
  });
});

describe('drawingFor', () => {
  it('finds a drawn file for each part of each species', () => {
    expect(latinNames).toHaveLength(66);
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

it('has a file for each motif', () => {
  for (const name of MOTIFS) expect(files).toContain(motif(name).url);
});

it('draws each file under its name as id, within its limit, and plain when baked', {
  timeout: 60_000,
}, () => {
  for (const { path, draw, limit } of drawings()) {
    const text = draw();
    if (limit) expect(Buffer.byteLength(text), path).toBeLessThanOrEqual(limit);
    if (!path.endsWith('.svg')) continue;
    expect(text, path).toContain(` id="${path.replace(/^.*\/|\.svg$/g, '')}"`);
    if (!path.endsWith('favicon.svg')) expect(bake(text, 'dark'), path).not.toMatch(/var\(|currentColor/);
  }
});

it('finds the plain copy of a drawing on disk', () => {
  const { url } = drawingFor('Shorea balangeran', 'leaf');
  expect(drawingPath(url, 'dark')).toBe(join(drawingsRoot, 'dark/svg/shorea-balangeran-leaf.svg'));
});
