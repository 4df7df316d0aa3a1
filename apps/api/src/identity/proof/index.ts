export { ConfirmationBody, confirmationFields } from './confirmation.schemas.ts';
export {
  type Confirmation,
  type ConfirmationService,
  confirmationFailures,
  createConfirmationService,
  wrongInConfirmation,
  wrongPassword,
} from './confirmation.service.ts';
export { cooldownUntil, passCooldown } from './cooldown.service.ts';
export { canBeTyped, tryDigits } from './digits.ts';
export { emailRoutes } from './email.routes.ts';
export {
  NextSend,
  ResetBody,
  ResetQuery,
  ResetRequestBody,
  ResetState,
  readAdopterId,
  SendState,
} from './email.schemas.ts';
export { blankProfile, createFirstProof, type FirstProof } from './first-proof.ts';
export {
  deleteExpiredCodes,
  deleteOldCooldowns,
  findCodeByLink,
  findOpenCode,
  forgetAddress,
  isHeldBack,
  lockCodeByLink,
  type MailedCode,
  replaceCode,
  spendCode,
  spendCodesButUndo,
  spendCodesOf,
  spendOpenCodes,
} from './mailed-code.repository.ts';
export {
  codeHash,
  codeLife,
  cooldownMemory,
  isLinkCode,
  newLinkCode,
  newTypedCode,
} from './mailed-code.rules.ts';
export { createLinkMailer, type LinkMailer } from './mailed-link.ts';
export { tryTypedCode } from './typed-code.ts';
export { createVerificationService, type VerificationService } from './verification.service.ts';
