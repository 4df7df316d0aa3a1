/** Path data without what SVG can do without: `q0.5 -1.3` is `q.5-1.3`. */
const tight = (d: string) => d.replaceAll(' -', '-').replace(/(^|[^\d.])0\./g, '$1.');

/** An SVG file whose root can be used from another page: its id is the file's name and all colours come from properties. */
export const sheet = (id: string, box: string, title: string, content: string) => {
  const shapes = content.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${tight(d)}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" id="${id}" viewBox="${box}" fill="none" color="var(--ink,currentColor)" stroke="currentColor" stroke-width="1.15" stroke-linecap="round" stroke-linejoin="round" role="img"><title>${title}</title>${shapes}</svg>\n`;
};
