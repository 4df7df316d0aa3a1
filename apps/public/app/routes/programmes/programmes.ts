import { drawingFor, nurseryDrawing } from '@rimba/drawings';

/**
 * The four programmes in order: the key of their texts, their pages, the drawing that stands for each, and the one
 * beside what it does.
 */
export const programmes = [
  {
    key: 'adoption',
    page: 'programmeAdoption',
    drawing: drawingFor('Shorea balangeran', 'tree'),
    beside: drawingFor('Shorea balangeran', 'leaf'),
  },
  {
    key: 'patrol',
    page: 'programmePatrol',
    drawing: drawingFor('Shorea balangeran', 'other'),
    beside: drawingFor('Shorea balangeran', 'skin'),
  },
  {
    key: 'biodiversity',
    page: 'programmeBiodiversity',
    // Where bees nest, and what birds and monkeys eat.
    drawing: drawingFor('Koompassia excelsa', 'tree'),
    beside: drawingFor('Shorea stenoptera', 'fruit'),
  },
  {
    key: 'empowerment',
    page: 'programmeEmpowerment',
    // Seedlings that are raised, and latex that is tapped.
    drawing: nurseryDrawing,
    beside: drawingFor('Dyera polyphylla', 'sap'),
  },
] as const;

export type Programme = (typeof programmes)[number];
