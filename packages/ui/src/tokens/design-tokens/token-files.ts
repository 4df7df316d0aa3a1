import { designTokens } from './design-tokens.ts';
import { figmaVariables, tokenSets } from './for-design-tools.ts';

const written = (tokens: object) => `${JSON.stringify(tokens, null, 2)}\n`;

/** What is published for design tools, by the name of the file. */
export const tokenFiles = (): Record<string, string> => ({
  'tokens.json': written(designTokens()),
  'token-sets.json': written(tokenSets()),
  ...Object.fromEntries(
    Object.entries(figmaVariables()).map(([name, tokens]) => [`figma/${name}.json`, written(tokens)]),
  ),
});
