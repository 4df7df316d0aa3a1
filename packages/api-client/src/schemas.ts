import type { components } from './generated/openapi.ts';

/** Everything the service sends and takes, by its name in the description: `Schema<'Tree'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
