/** What each filter looks at, with its unit: by name, and what it asks follows. */
const meanings: Readonly<Record<string, string>> = {
  id: 'Id of the row',
  treeId: 'Id of the tree',
  group: 'Id of the community',
  species: 'Id of the species',
  code: 'Code of the tree',
  status: 'How it stands, by the `status` of the rows',
  state: 'How it stands: by the `state` of the rows, or whether it was read',
  kind: 'Photo or drawing',
  category: 'What it is about',
  type: 'How a list marks it',
  landType: 'Kind of land',
  latitude: 'Degrees north (WGS 84)',
  longitude: 'Degrees east (WGS 84)',
  height: 'Height in m, latest survey',
  circumference: 'Circumference in cm at 1.3 m, latest survey',
  diameter: 'Diameter in cm, circumference ÷ π',
  carbonAbsorption: 'kg CO₂, latest survey',
  elevation: 'Elevation of the site in m above sea level',
  surveyedAt: 'When the latest survey was, ISO date',
  date: 'Day, ISO date',
  programme: 'The programme it belongs to',
  family: 'Botanical family',
  district: 'The district (kecamatan) it is in',
  kupsClass: 'Class of the business group',
  scheme: 'Social forestry scheme',
  patronRank: 'Patron rank',
};

/** `filter[height][gte]`, at least: Height in m, latest survey; at least. */
export function filterDescription(name: string, asks: string): string {
  const [, filter] = /^filter\[(\w+)\]/.exec(name) ?? [];
  if (filter === undefined) return asks;
  const meaning = meanings[filter];
  if (meaning === undefined) throw new Error(`filter-meanings.ts does not say what ${name} looks at`);
  return `${meaning}; ${asks.charAt(0).toLowerCase()}${asks.slice(1)}`;
}
