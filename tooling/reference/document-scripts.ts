import type { Plugin } from 'vite';

const none = '\0no-document-script';
const noTag = '\0no-script-tag';

/** The scripts that bring a document to life are not for stories, in which all of a page lives: there are neither they nor their tags. */
export function withoutDocumentScripts(): Plugin {
  return {
    name: 'rimba:without-document-scripts',
    enforce: 'pre',
    resolveId(id) {
      if (/\/Enhancement\.tsx$/.test(id)) return noTag;
      return /^\.[^?]*\?worker&url$/.test(id) ? none : undefined;
    },
    load(id) {
      if (id === noTag) return 'export const Enhancement = () => null';
      return id === none ? `export default ''` : undefined;
    },
  };
}
