import { pictureTests } from '@rimba/config/pictures';
import { nodeTests } from '@rimba/config/vitest';
import { defineConfig } from 'vitest/config';
import { drawingsServer } from '../../packages/ui/scripts/drawings-server.ts';
import { withoutDocumentScripts } from './document-scripts.ts';
import { keptPictures } from './kept-pictures.ts';

export default defineConfig({
  test: {
    projects: [
      nodeTests('reference'),
      {
        ...pictureTests('screens', 'src/screens/*.{pictures,requests}.tsx', {
          plugins: [drawingsServer(), withoutDocumentScripts(), keptPictures()],
          dependencies: [
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            '@rimba/ui > @vanilla-extract/recipes/createRuntimeFn',
          ],
        }),
        // As Storybook has it: a loader reads its server's variables there.
        define: { 'process.env': {} },
      },
    ],
  },
});
