/** An SVG file whose root can be used from another page: its id is the file's name and all colours come from properties. */
export const sheet = (id, box, title, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" id="${id}" viewBox="${box}" fill="none" color="var(--ink,currentColor)" stroke="currentColor" stroke-width="1.15" stroke-linecap="round" stroke-linejoin="round" role="img"><title>${title}</title>${content}</svg>\n`;
