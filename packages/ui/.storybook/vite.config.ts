import { stylePlugins } from '@rimba/config/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [...stylePlugins(), react()] });
