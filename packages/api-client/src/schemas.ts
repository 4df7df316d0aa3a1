import type { components, operations } from './generated/openapi.ts';

/** Everything the service sends and takes, by its name in the description: `Schema<'Tree'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** The JSON body that an operation takes: `RequestBody<'login'>`. */
export type RequestBody<Operation extends keyof operations> = operations[Operation] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** The codes that a call can fail with, as its description closes them. */
export type FailureCode<Operation extends keyof operations> = {
  [Status in keyof operations[Operation]['responses']]: operations[Operation]['responses'][Status] extends {
    content: { 'application/json': { success: false; code: infer Code extends string } };
  }
    ? Code
    : never;
}[keyof operations[Operation]['responses']];

/** The languages that the service speaks. */
export type ApiLanguage = NonNullable<NonNullable<operations['getImpact']['parameters']['query']>['lang']>;
