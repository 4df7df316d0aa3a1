import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { PluginOption } from 'vite';

/** What every Vite build of ours needs before its framework's own plugins. */
export const stylePlugins = (): PluginOption[] => [vanillaExtractPlugin()];
