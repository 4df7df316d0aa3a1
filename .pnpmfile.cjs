// What needs the JavaScript compiler API, which TypeScript 7 no longer has.
const wantsOlderCompiler = [
  '@hey-api/openapi-ts',
  'openapi-typescript',
  'react-docgen-typescript',
  '@joshwooding/vite-plugin-react-docgen-typescript',
];

module.exports = {
  hooks: {
    readPackage(manifest) {
      // They ask for the compiler of whoever uses them (a peer), and `overrides` cannot change that: so they get one of
      // their own.
      if (wantsOlderCompiler.includes(manifest.name)) {
        manifest.dependencies = { ...manifest.dependencies, typescript: '5.9.3' };
        delete manifest.peerDependencies.typescript;
        delete manifest.peerDependenciesMeta?.typescript;
      }
      // Only the files that are built for a browser are served: the 200 packages they were built from are not needed.
      if (manifest.name === '@scalar/api-reference') manifest.dependencies = {};
      return manifest;
    },
  },
};
