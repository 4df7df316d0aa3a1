module.exports = {
  hooks: {
    readPackage(manifest) {
      // openapi-typescript needs the JavaScript compiler API, which TypeScript 7 no longer has. It asks for the
      // compiler of whoever uses it (a peer), and `overrides` cannot change that: so it gets one of its own.
      if (manifest.name === 'openapi-typescript') {
        manifest.dependencies.typescript = '5.9.3';
        delete manifest.peerDependencies.typescript;
      }
      // Only the files that are built for a browser are served: the 200 packages they were built from are not needed.
      if (manifest.name === '@scalar/api-reference') manifest.dependencies = {};
      return manifest;
    },
  },
};
