/** The light sheet of the product; documents have no dark one. */
export const colours = {
  paper: '#fffefb',
  ink: '#13271d',
  heading: '#04271a',
  quiet: '#4c5b50',
  drawing: '#013724',
  accent: '#005f3e',
  contour: '#e9e6da',
  line: '#d2ccb7',
} as const;
