export {
  type Drawing,
  type Drawn,
  drawingFor,
  PARTS,
  type Part,
  seedlingDrawing,
  slugOf,
  standFigureFor,
} from './drawing.ts';
export { MOTIFS, type Motif, motifUrl, REGENCY_MAP } from './motif.ts';
