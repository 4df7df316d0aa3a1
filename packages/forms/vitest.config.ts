import { nodeTests } from '@rimba/config/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig(nodeTests('forms'));
