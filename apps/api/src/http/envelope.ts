import { serverErrorCodes } from '@rimba/i18n/errors';
import { type Static, type TSchema, Type } from 'typebox';

const worked = Type.Literal(true, {
  description: 'It was done; a failure has `false` here, and a `code` that says why',
});

/** `{ success: true, data }` */
export const Success = <T extends TSchema>(data: T) => Type.Object({ success: worked, data });

/** An answer with nothing to say. */
export const Done = Success(Type.Null({ description: 'Nothing more is told: it is done' }));
export const done = { success: true as const, data: null };

export const Meta = Type.Object(
  {
    page: Type.Integer({
      description: 'Which page this is, from 1; 0 when the list was asked for by cursor',
    }),
    limit: Type.Integer({ description: 'How many rows a page has at most, as asked for' }),
    total: Type.Integer({ description: "The server's count of everything that matches, on all pages" }),
    totalPages: Type.Integer({ description: 'How many pages of this size that makes' }),
    nextCursor: Type.Optional(
      Type.String({
        description:
          'To be sent as `cursor` for what follows, at the same cost on any page; left out on the last page and by lists ' +
          'that know no cursors',
      }),
    ),
  },
  { description: 'Where in the whole list this page stands' },
);
export type Meta = Static<typeof Meta>;

/** `{ success: true, data: [...], meta }` */
export const List = <T extends TSchema>(item: T) =>
  Type.Object({
    success: worked,
    data: Type.Array(item, { description: 'The rows of this page, in the order that was asked for' }),
    meta: Meta,
  });

export const success = <T>(data: T) => ({ success: true as const, data });

export const list = <T>(
  data: T[],
  { page, limit, total, nextCursor }: { page: number; limit: number; total: number; nextCursor?: string },
) => ({
  success: true as const,
  data,
  meta: {
    page,
    limit,
    total,
    totalPages: Math.ceil(total / limit),
    ...(nextCursor === undefined ? {} : { nextCursor }),
  } satisfies Meta,
});

const FieldFailure = Type.Object({
  path: Type.String({ description: 'Which field or parameter, dotted as in the body: customer.email' }),
  code: Type.Enum([...serverErrorCodes], { description: 'What is wrong with it; stable' }),
  message: Type.String({
    description: "The same as a sentence in the caller's language, to be shown beside the field",
  }),
});

export const Failure = Type.Object(
  {
    success: Type.Literal(false, { description: 'It was not done; what was done has `true` here' }),
    code: Type.Enum([...serverErrorCodes], {
      description: 'Why, as one of a closed set: what programs decide by, for it never changes',
    }),
    message: Type.String({
      description: "The same as a sentence in the caller's language, for people; its words may change",
    }),
    errors: Type.Optional(
      Type.Array(FieldFailure, {
        description: 'Every wrong field or parameter at once; left out where none is to blame',
      }),
    ),
    passkey: Type.Optional(
      Type.Unsafe({
        ...Type.Ref('PasskeyRequestOptions'),
        description: 'With `auth.passkey_needed` alone: what `navigator.credentials.get` is to be asked',
      }),
    ),
    requestId: Type.String({
      description: 'By which the operator finds this very call in the log: worth showing and sending along',
    }),
  },
  {
    $id: 'Failure',
    description: 'What every call answers that could not do what it was asked',
    examples: [
      {
        success: false,
        code: 'request.validation_error',
        message: 'Validation error',
        errors: [
          {
            path: 'name',
            code: 'profile.name_too_short',
            message: 'Name must be at least 3 characters long',
          },
        ],
        requestId: 'req-7f',
      },
    ],
  },
);
