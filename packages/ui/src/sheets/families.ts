/** The overview sheets: each shows these groups of `Components/…`, whole, so that a new component is on one at once. */
export const families = {
  actions: ['Actions'],
  forms: ['Fields'],
  choice: ['Choice'],
  feedback: ['Feedback'],
  navigation: ['Navigation'],
  layout: ['Layout', 'Text'],
  media: ['Media'],
  forest: ['Forest'],
  adoption: ['Adoption'],
} as const satisfies Record<string, readonly string[]>;

export type Family = keyof typeof families;

export const familyNames = Object.keys(families) as Family[];
