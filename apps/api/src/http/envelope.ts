import { serverErrorCodes } from '@rimba/i18n/errors';
import { type Static, type TSchema, Type } from 'typebox';

/** `{ success: true, data }` */
export const Success = <T extends TSchema>(data: T) => Type.Object({ success: Type.Literal(true), data });

export const Meta = Type.Object({
  page: Type.Integer({ description: 'From 1; 0 when the list was asked for by cursor' }),
  limit: Type.Integer({ description: 'Rows a page' }),
  total: Type.Integer({ description: "The server's count of everything that matches" }),
  totalPages: Type.Integer({ description: 'Pages of this size' }),
  nextCursor: Type.Optional(
    Type.String({ description: 'Asks for what follows, at the same cost on any page' }),
  ),
});
export type Meta = Static<typeof Meta>;

/** `{ success: true, data: [...], meta }` */
export const List = <T extends TSchema>(item: T) =>
  Type.Object({ success: Type.Literal(true), data: Type.Array(item), meta: Meta });

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
  path: Type.String({ description: 'Dotted, as in the body: customer.email' }),
  code: Type.Enum([...serverErrorCodes]),
  message: Type.String(),
});

export const Failure = Type.Object(
  {
    success: Type.Literal(false),
    code: Type.Enum([...serverErrorCodes], { description: 'Stable' }),
    message: Type.String({ description: "In the caller's language" }),
    errors: Type.Optional(Type.Array(FieldFailure, { description: 'Every wrong field' })),
    passkey: Type.Optional(
      Type.Unsafe({
        ...Type.Ref('PasskeyRequestOptions'),
        description: 'With `auth.passkey_needed`: for `navigator.credentials.get`',
      }),
    ),
    requestId: Type.String(),
  },
  {
    $id: 'Failure',
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
