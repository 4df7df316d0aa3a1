import { type Static, Type } from 'typebox';
import type { NotificationType } from '../../database/schema/index.ts';
import { defineList } from '../../http/list/index.ts';
import { nullable } from '../../http/nullable.ts';
import { ref } from '../../http/schema-ref.ts';
import { idOf } from '../../http/text.schemas.ts';
import { categoryNames } from '../message/index.ts';

const types = [
  'success',
  'warning',
  'error',
  'info',
  'marketing',
  'system',
] as const satisfies NotificationType[];

const category = Type.Enum(categoryNames, { description: 'What the notifications are about' });
const inApp = Type.Boolean({ description: 'Whether they are shown in the app' });
const email = Type.Boolean({ description: 'Whether the same is mailed, too' });

export const Preference = Type.Object(
  {
    category,
    inApp,
    email,
    always: Type.Boolean({ description: 'About money or security: cannot be switched off' }),
    alwaysInApp: Type.Boolean({
      description: 'Cannot be switched off in the app; its mail can, unless `always`',
    }),
  },
  {
    $id: 'NotificationPreference',
    description: 'How an adopter wants to be told of one category of notifications',
  },
);

export const Notification = Type.Object(
  {
    id: idOf('notification'),
    type: Type.Enum(types, { description: 'How a list marks it: by which colour and sign' }),
    category: Type.String({ description: `What it is about: one of ${categoryNames.join(', ')}` }),
    title: Type.String({ description: "What happened in a few words, in the caller's language" }),
    body: Type.String({ description: "The same in a sentence or two, in the caller's language" }),
    data: Type.Object(
      {
        treeCount: Type.Optional(
          Type.Integer({ description: 'How many trees it is about; left out where it is about none' }),
        ),
        amount: Type.Optional(
          Type.Integer({
            description: 'What was or is to be paid, in whole rupiah; left out where nothing is',
          }),
        ),
      },
      { description: 'The figures in its words' },
    ),
    link: nullable(
      Type.String({ description: "A path of the product's own to open for more; null where there is none" }),
    ),
    readAt: nullable(
      Type.String({ description: 'When it was read first, ISO 8601 in UTC; null while it is unread' }),
    ),
    createdAt: Type.String({ description: 'When it came, ISO 8601 in UTC' }),
    preference: Type.Optional(
      ref(
        Preference,
        'How the adopter wants to be told of its category; left out unless asked for by `with=preference`',
      ),
    ),
  },
  { $id: 'Notification', description: 'Something that an adopter is told of in the app' },
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
          category,
          inApp,
          email,
          always: Type.Optional(Type.Boolean({ description: 'As it was answered; changes nothing' })),
          alwaysInApp: Type.Optional(Type.Boolean({ description: 'As it was answered; changes nothing' })),
        },
        { additionalProperties: false },
      ),
      {
        minItems: 1,
        maxItems: categoryNames.length,
        description: 'Those to change; the others stay as they are',
      },
    ),
  },
  { additionalProperties: false },
);
