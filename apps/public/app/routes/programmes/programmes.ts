/** The four programmes: the key of their texts, and their pages, in order. */
export const programmes = [
  { key: 'adoption', page: 'programmeAdoption' },
  { key: 'patrol', page: 'programmePatrol' },
  { key: 'biodiversity', page: 'programmeBiodiversity' },
  { key: 'empowerment', page: 'programmeEmpowerment' },
] as const;

export type Programme = (typeof programmes)[number];
