// openapi-typescript needs the JavaScript compiler API, which TypeScript 7 no longer has. It asks for the
// compiler of whoever uses it (a peer), and `overrides` cannot change that: so it gets one of its own.
module.exports = {
  hooks: {
    readPackage(manifest) {
      if (manifest.name === 'openapi-typescript') {
        manifest.dependencies.typescript = '5.9.3';
        delete manifest.peerDependencies.typescript;
      }
      return manifest;
    },
  },
};
