import type { Meta } from '@storybook/react-vite';
import { mail } from './Mail.tsx';

const meta = { title: 'Mails/Accounts', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const ConfirmEmailAddress = mail('verification');
export const ResetPassword = mail('passwordReset');
export const CodeToConfirmAChange = mail('confirmationCode');
export const CodeInPlaceOfAPasskey = mail('loginCode');
export const ConfirmNewEmailAddress = mail('emailChangeCode');
export const EmailAddressChanged = mail('emailChanged');
export const EmailAddressRestored = mail('emailRestored');
export const PasswordChanged = mail('passwordChanged');
export const WayToLogInAdded = mail('wayAdded');
export const WayToLogInRemoved = mail('wayRemoved');
export const OpenedOnANewDevice = mail('wayUsed');
export const PasskeyAfterPasswordOn = mail('factorOn');
export const PasskeyAfterPasswordOff = mail('factorOff');
export const OpenedWithoutPasskey = mail('factorSkipped');
export const KeyForProgramsMade = mail('keyMade');
export const KeyForProgramsEnded = mail('keyEnded');
export const DeviceLoggedOut = mail('sessionStolen');
export const AccountDeleted = mail('accountDeleted');
