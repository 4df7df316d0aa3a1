import { type Static, Type } from 'typebox';
import type { NotificationType } from '../../database/schema/index.ts';
import { defineList } from '../../http/list/index.ts';
import { nullable } from '../../http/nullable.ts';
import { ref } from '../../http/schema-ref.ts';
import { categoryNames } from '../message/index.ts';

const types = [
  'success',
  'warning',
  'error',
  'info',
  'marketing',
  'system',
] as const satisfies NotificationType[];

export const Preference = Type.Object(
  {
    category: Type.Enum(categoryNames),
    inApp: Type.Boolean(),
    email: Type.Boolean(),
    always: Type.Boolean({ description: 'About money or security: cannot be switched off' }),
    alwaysInApp: Type.Boolean({
      description: 'Cannot be switched off in the app; its mail can, unless `always`',
    }),
  },
  { $id: 'NotificationPreference' },
);

export const Notification = Type.Object(
  {
    id: Type.Integer(),
    type: Type.Enum(types),
    category: Type.String({ description: `One of ${categoryNames.join(', ')}` }),
    title: Type.String({ description: "In the caller's language" }),
    body: Type.String({ description: "In the caller's language" }),
    data: Type.Object({
      treeCount: Type.Optional(Type.Integer({ description: 'Trees it is about' })),
      amount: Type.Optional(Type.Integer({ description: 'Whole rupiah' })),
    }),
    link: nullable(Type.String({ description: 'A path of ours to open' })),
    readAt: nullable(Type.String({ description: 'ISO 8601, UTC' })),
    createdAt: Type.String({ description: 'ISO 8601, UTC' }),
    preference: Type.Optional(ref(Preference)),
  },
  { $id: 'Notification' },
);
export type Notification = Static<typeof Notification>;

export const notificationList = defineList({
  sort: ['createdAt'],
  defaultSort: { by: 'createdAt', order: 'desc' },
  filters: { state: ['read', 'unread'], category: categoryNames, type: types },
  with: ['preference'],
  select: [],
});

export const PreferenceBody = Type.Object(
  {
    preferences: Type.Array(
      Type.Object(
        {
          category: Type.Enum(categoryNames),
          inApp: Type.Boolean(),
          email: Type.Boolean(),
          always: Type.Optional(Type.Boolean({ description: 'As it was answered; changes nothing' })),
          alwaysInApp: Type.Optional(Type.Boolean({ description: 'As it was answered; changes nothing' })),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: categoryNames.length },
    ),
  },
  { additionalProperties: false },
);
