import { drawingFor } from '@rimba/drawings';

/** The four programmes in order: the key of their texts, their pages, and the drawing that stands for each. */
export const programmes = [
  { key: 'adoption', page: 'programmeAdoption', drawing: drawingFor('Shorea balangeran', 'leaf') },
  { key: 'patrol', page: 'programmePatrol', drawing: drawingFor('Shorea balangeran', 'other') },
  { key: 'biodiversity', page: 'programmeBiodiversity', drawing: drawingFor('Koompassia excelsa', 'tree') },
  { key: 'empowerment', page: 'programmeEmpowerment', drawing: drawingFor('Dyera polyphylla', 'skin') },
] as const;

export type Programme = (typeof programmes)[number];
