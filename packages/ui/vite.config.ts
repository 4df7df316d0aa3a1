import { stylePlugins } from '@rimba/config/vite';
import { defineConfig, type Plugin } from 'vite';
import { tokenFiles } from './src/tokens/design-tokens/token-files.ts';

/** Names each module's own sheet in the module, so that a bundler takes the styles of what it takes, no others. */
function ownStyles(): Plugin {
  return {
    name: 'rimba:own-styles',
    // After Vite has said which sheets belong to which module.
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const root = '../'.repeat(file.fileName.split('/').length - 1) || './';
        // In the order of the imports: a style that builds on another comes after it.
        const sheets = [...(file.viteMetadata?.importedCss ?? [])];
        file.code = sheets.map((sheet) => `import '${root}${sheet}';\n`).join('') + file.code;
      }
    },
  };
}

/** The tokens in the forms that design tools read. */
function tokensFiles(): Plugin {
  return {
    name: 'rimba:tokens-files',
    generateBundle() {
      for (const [fileName, source] of Object.entries(tokenFiles()))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

// The published package, module by module: dist/ has the shape of src/. The types beside it are tsc's.
export default defineConfig({
  base: './',
  plugins: [...stylePlugins(), ownStyles(), tokensFiles()],
  // The one sheet with addresses in it is styles/fonts.css: its fonts lie a folder beside it.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'css' ? `../${file}` : { relative: true }),
  },
  build: {
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    minify: false,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['src/index.ts', 'src/styles/index.ts', 'src/tokens/index.ts'],
      // Whatever is not a file of ours stays the consumer's to install and to share.
      external: /^[^./\0]/,
      preserveEntrySignatures: 'strict',
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.woff2') ? 'fonts/[name][extname]' : '[name][extname]',
      },
    },
  },
});
