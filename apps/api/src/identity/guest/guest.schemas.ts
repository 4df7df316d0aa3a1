import { Type } from 'typebox';
import { line, moment } from '../../http/text.schemas.ts';

/** The address of somebody without a session, which a code is mailed to. */
export const guestEmail = line(254, 'The address to prove, which the code is mailed to');

export const GuestCode = Type.Object(
  {
    browser: Type.String({
      description: 'Kept by the browser and sent with the code: it works nowhere else',
    }),
    nextSendAt: moment('When the next code may be asked for'),
  },
  { description: 'What goes back with the code that was mailed' },
);

/** How an address is proven in the call that wants it proven. */
export const guestProofFields = {
  email: Type.Optional(line(254, 'The address the code was mailed to')),
  code: Type.Optional(line(40, 'The code as typed; case, spaces and dashes do not matter')),
  browser: Type.Optional(line(100, 'The `browser` that was answered when the code was asked for')),
};
