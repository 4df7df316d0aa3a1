import type { palettes } from '../../tokens/roles.ts';
import { saplingBelowM } from '../Sapling/sapling-limit.ts';
import { leavesAt, saplingPaths } from '../Sapling/sapling-paths.ts';
import { crownHalf } from './measured-geometry.ts';
import { personM, personPaths, personUnits } from './person-paths.ts';

/** Of a shared picture, in pixels. */
export const sceneWidth = 1200;
export const sceneHeight = 630;

/** A tree as it stands in the scene. */
export interface SceneTree {
  /** The text of its standing figure: 100 of 106 units high, its foot at 60,105. */
  readonly figure: string;
  readonly heightM: number;
  /** Its code, which gives a young tree its shape. */
  readonly seed: string;
  /** It died, and stands there bare. */
  readonly dead?: boolean;
}

interface StandingScene {
  readonly tree: SceneTree;
  /** At most two, drawn pale. */
  readonly others?: readonly SceneTree[];
  readonly colours: Pick<
    (typeof palettes)['light'],
    'background' | 'backgroundSunken' | 'surface' | 'line' | 'lineStrong' | 'drawingInk' | 'drawingWash'
  >;
}

const ground = 560;
const room = 448;
/** Below it a tree is drawn no larger: beside the person it would not look like a small one. */
const lowest = 3.3;
const places = { tree: 890, person: 770, pole: 1017, others: [690, 1120], words: 650 } as const;
/** Between the widest crown and the pole. */
const clear = 18;

/** How many pixels a metre has, so that tree and person fit, and how many metres a band of the pole. */
export function sceneScale(heightM: number): { perMetre: number; band: number } {
  const tallest = Math.max(heightM * 1.03, lowest);
  return { perMetre: room / tallest, band: tallest > 11 ? 5 : 1 };
}

/** Trees at their heights beside a person and a pole, as SVG for a picture that words stand on at the left. */
export function standingScene({ tree, others = [], colours }: StandingScene): string {
  const { perMetre, band } = sceneScale(tree.heightM);
  const crown = tree.heightM < saplingBelowM ? 0 : tree.heightM * perMetre * crownHalf;
  const pole = Math.max(places.pole, places.tree + crown + clear);
  // The pole and the second neighbour stand in one another's places where the crown reaches to the first of them.
  const neighbours = [places.others[0], pole > places.pole ? places.pole : places.others[1]];
  const ink = `stroke="${colours.drawingInk}"`;
  const lines = Array.from({ length: 4 }, (_, i) => ground - (i + 1) * 128)
    .map((y) => `<path d="M${places.words} ${y}H${sceneWidth}" stroke="${colours.line}" stroke-width="1.5"/>`)
    .join('');
  const bands = Array.from({ length: Math.floor(room / (band * perMetre)) }, (_, i) => {
    const high = band * perMetre;
    const fill = i % 2 === 0 ? colours.drawingInk : colours.surface;
    return `<rect x="${pole - 7}" y="${ground - (i + 1) * high}" width="14" height="${high}" fill="${fill}" ${ink}/>`;
  }).join('');
  const standing = (one: SceneTree, x: number, pale = false) =>
    `<g transform="translate(${x} ${ground})"${pale ? ' opacity="0.35"' : ''}>${
      one.heightM < saplingBelowM ? young(one, perMetre, colours) : grown(one, perMetre, colours)
    }</g>`;
  const personScale = (personM * perMetre) / personUnits;
  const person = personPaths
    .map(
      (d) => `<path d="${d}" fill="${colours.backgroundSunken}" ${ink} stroke-width="${2 / personScale}"/>`,
    )
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sceneWidth} ${sceneHeight}" stroke-linecap="round" stroke-linejoin="round" fill="none">`,
    `<rect width="${sceneWidth}" height="${sceneHeight}" fill="${colours.background}"/>`,
    lines,
    ...others.slice(0, 2).map((other, place) => standing(other, neighbours[place] ?? 0, true)),
    bands,
    standing(tree, places.tree),
    `<g transform="translate(${places.person} ${ground}) scale(${personScale})">${person}</g>`,
    `<path d="M0 ${ground}H${sceneWidth}V${sceneHeight}H0z" fill="${colours.backgroundSunken}"/>`,
    `<path d="M0 ${ground}H${sceneWidth}" ${ink} stroke-width="3"/>`,
    '</svg>',
  ].join('');
}

/** The sapling that it is, on any page. */
function young(
  { heightM, seed, dead }: SceneTree,
  perMetre: number,
  colours: StandingScene['colours'],
): string {
  const { stem, leaves, twigs } = saplingPaths(heightM * perMetre, seed, leavesAt(heightM));
  if (dead) return `<path d="${stem}${twigs}" stroke="${colours.lineStrong}" stroke-width="2"/>`;
  const line = `stroke="${colours.drawingInk}" stroke-width="2"`;
  return `<path d="${stem}" ${line}/><path d="${leaves}" fill="${colours.drawingWash}" ${line}/>`;
}

/** The figure of its kind. */
function grown(
  { figure, heightM, dead }: SceneTree,
  perMetre: number,
  { drawingInk, lineStrong }: StandingScene['colours'],
): string {
  const shown = dead
    ? figure.replaceAll('display="inline"', 'display="none"').replaceAll(drawingInk, lineStrong)
    : figure;
  const inside = shown.replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '');
  return `<g transform="scale(${(heightM * perMetre) / 100}) translate(-60 -105)"${rootPaint(shown)}>${inside}</g>`;
}

/** What a figure's root says of its lines, for the group that takes its place. */
function rootPaint(figure: string): string {
  const root = /<svg([^>]*)>/.exec(figure)?.[1] ?? '';
  return [...root.matchAll(/ (?:fill|stroke[\w-]*|color)="[^"]*"/g)].map(([paint]) => paint).join('');
}
