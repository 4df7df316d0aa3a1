/** How a call's answer is read, by the word for it. */
interface ReadAs<Json> {
  readonly json: Json;
  readonly text: string;
  readonly blob: Blob;
  readonly arrayBuffer: ArrayBuffer;
}

export interface Reading {
  /** What the body is read as; JSON unless another is named. */
  readonly parseAs?: keyof ReadAs<unknown>;
}

/** Of what is no JSON it has to be said what it is read as. */
type JsonIn<Content> = 'application/json' extends keyof Content ? Content['application/json'] : unknown;

type BodyOf<Answer> = Answer extends { content: infer Content }
  ? [Content] extends [never]
    ? never
    : JsonIn<Content>
  : never;

type Well = 200 | 201;

type AnswersOf<Operation> = Operation extends { responses: infer Answers } ? Answers : never;
type Done<Answers> = { [Status in keyof Answers & Well]: BodyOf<Answers[Status]> }[keyof Answers & Well];
type Refused<Answers> = {
  [Status in Exclude<keyof Answers, Well>]: BodyOf<Answers[Status]>;
}[Exclude<keyof Answers, Well>];

/** A call that can answer JSON, and was asked for a table instead. */
interface Tabled {
  readonly params: { readonly query: { readonly format: 'csv' } };
}

type ReadBy<Json, Init> = Init extends { readonly parseAs: infer Word extends keyof ReadAs<Json> }
  ? ReadAs<Json>[Word]
  : Init extends Tabled
    ? unknown
    : Json;

/** What a call resolves to: what it answers, or what it was refused with. */
export type ResultOf<Operation, Init> =
  | { data: ReadBy<Done<AnswersOf<Operation>>, Init>; error?: never; response: Response }
  | { data?: never; error: Refused<AnswersOf<Operation>>; response: Response };

/** Without a parameter or a body that is required, which TypeScript tells by nothing at all being enough. */
export type Bare<Operation> = Operation extends { parameters: infer Parameters }
  ? object extends Parameters & Pick<Operation, Extract<keyof Operation, 'requestBody'>>
    ? true
    : false
  : never;

/** Lists of a query may be read-only, by which a list that is written out in the call is known word for word. */
type WithReadonlyLists<Parameters> = Parameters extends { query?: infer Query }
  ? Omit<Parameters, 'query'> & {
      [Key in keyof Pick<Parameters, 'query'>]: { readonly [Name in keyof Query]: Readonly<Query[Name]> };
    }
  : Parameters;

type WithParameters<Operation> = Operation extends { parameters: infer Parameters }
  ? object extends Parameters
    ? { params?: WithReadonlyLists<Parameters> }
    : { params: WithReadonlyLists<Parameters> }
  : never;

type WithBody<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? { body: Content[keyof Content] }
  : Operation extends { requestBody?: { content: infer Content } }
    ? { body?: [Content] extends [never] ? never : Content[keyof Content] }
    : { body?: never };

interface Around extends Omit<RequestInit, 'body' | 'headers' | 'signal'>, Reading {
  /** Gives the call up: it then fails with `request.aborted`. */
  signal?: AbortSignal | null | undefined;
  headers?: RequestInit['headers'];
  /** Writes the body; as JSON by default. */
  bodySerializer?: (body: never) => string | FormData;
}

/** What a call takes beside its address. */
export type InitFor<Operation> =
  | (WithParameters<Operation> & WithBody<Operation> & Around)
  | (Bare<Operation> extends true ? undefined : never);
