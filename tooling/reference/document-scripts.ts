import type { Plugin } from 'vite';

const none = '\0no-document-script';

/** The scripts that bring a document to life are not for stories, in which all of a page lives: their address leads nowhere. */
export function withoutDocumentScripts(): Plugin {
  return {
    name: 'rimba:without-document-scripts',
    enforce: 'pre',
    resolveId: (id) => (/^\.[^?]*\?worker&url$/.test(id) ? none : undefined),
    load: (id) => (id === none ? `export default 'data:text/javascript,'` : undefined),
  };
}
