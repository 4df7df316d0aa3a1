import openapiTS, { astToString } from 'openapi-typescript';
import { sayMore } from './say-more.ts';

/** The types of all calls, with what editors show over each. */
export async function callTypes(description: unknown): Promise<string> {
  const types = await openapiTS(JSON.stringify(sayMore(description)));
  return `// Made of openapi.json by \`pnpm --filter @rimba/api-client generate\`.\n\n${astToString(types)}`;
}
