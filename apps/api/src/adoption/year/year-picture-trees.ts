import { readFileSync } from 'node:fs';
import { standFigureFor } from '@rimba/drawings';
import { drawingPath } from '@rimba/drawings/server';
import { saplingBelowM } from '@rimba/ui/sapling-limit';
import { leavesAt, saplingPaths } from '@rimba/ui/sapling-paths';
import { colours } from '../../documents/sheet-colours.ts';

type DrawnTree = { code: string; latinName: string; height: number };

/** Units of the row; wider where many trees stand in it. */
const frame = { width: 860, height: 300, ground: 285 };
/** Metres that fill the frame at least: a forest of saplings is drawn large, and a single one still as a sapling. */
const leastTallestM = 2;
/** More would be too small to be seen. */
const mostTrees = 24;
const leastPlace = 44;
/** Crowns are up to this share of the height wide. */
const crownShare = 0.9;
/** The figures are 100 of 106 units high, their foot at 60,105 of a box 120 wide. */
const figureBox = { width: 1.2, height: 1.06, footX: 0.6, footY: 1.05 };

export const asImage = (viewBox: string, inside: string) =>
  `data:image/svg+xml;base64,${Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" stroke-linecap="round" stroke-linejoin="round">${inside}</svg>`,
  ).toString('base64')}`;

/** Trees side by side at one scale on their ground, as the address of a picture of 860 by 300. */
export function standingTrees(all: readonly DrawnTree[]): string {
  const trees = all.slice(0, mostTrees);
  const tallest = Math.max(leastTallestM, ...trees.map(({ height }) => height));
  const unitsPerMetre = (frame.ground - 10) / tallest;
  const places = trees.map(({ height }) => Math.max(leastPlace, height * unitsPerMetre * crownShare));
  const needed = places.reduce((sum, place) => sum + place, 0);
  const scale = Math.min(1, frame.width / needed);
  const gap = Math.max(0, (frame.width - needed) / (trees.length || 1));
  let x = 0;
  const drawn = trees.map((tree, i) => {
    const place = ((places[i] ?? 0) + gap) * scale;
    x += place;
    return drawTree(tree, x - place / 2, unitsPerMetre * scale);
  });
  const ground = `<path d="M0 ${frame.ground}H${frame.width}" stroke="${colours.drawing}" stroke-width="1.6"/>`;
  return asImage(`0 0 ${frame.width} ${frame.height}`, drawn.join('') + ground);
}

function drawTree({ code, latinName, height }: DrawnTree, x: number, unitsPerMetre: number): string {
  const h = height * unitsPerMetre;
  if (height < saplingBelowM) {
    const { stem, leaves } = saplingPaths(h, code, leavesAt(height));
    return `<g transform="translate(${x} ${frame.ground})" stroke="${colours.drawing}"><path d="${stem}" fill="none" stroke-width="1.15"/><path d="${leaves}" fill="${colours.wash}"/></g>`;
  }
  const figure = readFileSync(drawingPath(standFigureFor(latinName).url, 'light'), 'utf8');
  const place = `x="${x - h * figureBox.footX}" y="${frame.ground - h * figureBox.footY}" width="${h * figureBox.width}" height="${h * figureBox.height}"`;
  return figure.replace('<svg ', `<svg ${place} `);
}
