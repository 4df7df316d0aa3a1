import { type PathName, pageNames, pages } from './table.ts';

/** An app's pages as its router wants them, from the module of each: `data/pohon/:treeId`, nothing for the home. */
export const routesOf = <Name extends PathName>(modules: Readonly<Record<Name, string>>) =>
  pageNames
    .filter((name): name is Name => Object.hasOwn(modules, name))
    .map((name) => ({
      id: name,
      path: pages[name].path.replace(/^\/|\/$/g, '').replace(/\{(\w+)\}/g, ':$1'),
      module: modules[name],
    }));
