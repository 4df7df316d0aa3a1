export {
  type Drawing,
  type Drawn,
  drawingFor,
  nurseryDrawing,
  PARTS,
  type Part,
  seedlingDrawing,
  slugOf,
  standFigureFor,
} from './drawing.ts';
export { MOTIFS, type Motif, motif } from './motif.ts';
export { type Neatline, neatline } from './neatline.ts';
export { BASE_MAP_URL, REGENCY_BOUNDS, REGENCY_MAP, REGENCY_RIVERS, REGENCY_TOWNS } from './regency-map.ts';
