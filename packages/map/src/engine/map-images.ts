import { statusColors, statusStrokes, treeStatuses } from '@rimba/ui/status-strokes';
import type { Palette } from '@rimba/ui/tokens';

/** Pixels a unit of the canvas, so that shapes stay sharp on every screen. */
const ratio = 2;
/** A marker is a shape on a disc of paper, in CSS pixels. */
const markerSize = 28;
const shapeBox = 24;
const shapeSize = 19;
const hatchSize = 8;
const townSize = 11;
/** Pen marks on the ground, in CSS pixels: where each begins, and how long it is. */
const marksSize = 112;
const marks = [
  [8, 14, 13],
  [62, 30, 9],
  [30, 58, 11],
  [88, 76, 14],
  [14, 96, 8],
  [56, 102, 10],
] as const;

type Paint = (canvas: CanvasRenderingContext2D) => void;

/** Every image the map's style names, in the colours of the moment, painted at `ratio` pixels a unit. */
export function paintImages(palette: Palette): { ratio: number; images: ReadonlyMap<string, ImageData> } {
  const markers = treeStatuses.map((status) => [
    status,
    paint(markerSize, (canvas) => {
      canvas.beginPath();
      canvas.arc(markerSize / 2, markerSize / 2, markerSize / 2 - 1, 0, 2 * Math.PI);
      canvas.fillStyle = palette.surface;
      canvas.fill();
      const inset = (markerSize - shapeSize) / 2;
      canvas.translate(inset, inset);
      canvas.scale(shapeSize / shapeBox, shapeSize / shapeBox);
      canvas.fillStyle = palette[statusColors[status]];
      canvas.strokeStyle = palette[statusColors[status]];
      canvas.lineCap = 'round';
      for (const { d, width } of statusStrokes[status]) {
        if (width === undefined) canvas.fill(new Path2D(d));
        else {
          canvas.lineWidth = width;
          canvas.stroke(new Path2D(d));
        }
      }
    }),
  ]) as [string, ImageData][];
  const hatch = paint(hatchSize, (canvas) => {
    canvas.strokeStyle = palette.accent;
    canvas.lineWidth = 0.7;
    canvas.globalAlpha = 0.5;
    for (const from of [-hatchSize, 0, hatchSize]) {
      canvas.moveTo(from, hatchSize);
      canvas.lineTo(from + hatchSize, 0);
    }
    canvas.stroke();
  });
  const ground = paint(marksSize, (canvas) => {
    canvas.strokeStyle = palette.contour;
    canvas.lineWidth = 1;
    canvas.lineCap = 'round';
    for (const [x, y, length] of marks) {
      canvas.moveTo(x, y);
      canvas.lineTo(x + length, y);
    }
    canvas.stroke();
  });
  // A house's square: what is round on this map are trees.
  const town = paint(townSize, (canvas) => {
    canvas.fillStyle = palette.surface;
    canvas.fillRect(0, 0, townSize, townSize);
    canvas.fillStyle = palette.text;
    canvas.fillRect(2, 2, townSize - 4, townSize - 4);
  });
  return { ratio, images: new Map([...markers, ['hatch', hatch], ['marks', ground], ['town', town]]) };
}

function paint(size: number, draw: Paint): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * ratio;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser paints no canvas');
  context.scale(ratio, ratio);
  draw(context);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
