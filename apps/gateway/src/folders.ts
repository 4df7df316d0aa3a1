import { join, resolve } from 'node:path';

export const repositoryFolder = resolve(import.meta.dirname, '..', '..', '..');
export const gatewayFolder = join(repositoryFolder, 'apps', 'gateway');
export const publicFolder = join(repositoryFolder, 'apps', 'public');
export const memberFolder = join(repositoryFolder, 'apps', 'member');
export const storybookFolder = join(repositoryFolder, 'packages', 'ui', 'storybook-static');
