import { stylePlugins } from '@rimba/config/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { componentUses } from '../../../tooling/reference/component-uses.ts';
import { withoutDocumentScripts } from '../../../tooling/reference/document-scripts.ts';
import { keptPictures } from '../../../tooling/reference/kept-pictures.ts';
import { mails } from '../../../tooling/reference/mails.ts';
import { textUses } from '../../../tooling/reference/text-uses.ts';
import { typeShapes } from '../../../tooling/reference/type-shapes.ts';

export default defineConfig({
  plugins: [
    ...stylePlugins(),
    react(),
    textUses(),
    componentUses(),
    withoutDocumentScripts(),
    keptPictures(),
    mails(),
    typeShapes(),
  ],
});
