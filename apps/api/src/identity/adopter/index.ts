export {
  type Adopter,
  deletePasskeys,
  findAdopter,
  findAdopterByEmail,
  findAdopterByGoogle,
  insertAdopter,
  lockAdopter,
  updateAdopter,
} from './adopter.repository.ts';
export { AdopterType, LanguageCode, PublicName, Session, User } from './adopter.schemas.ts';
export {
  CredentialsBody,
  LogoutHeaders,
  RecaptchaToken,
  RefreshBody,
  RegisterBody,
  SparedRecaptchaToken,
} from './authentication.schemas.ts';
export { emailProblem, tidyEmail, wrongInAddress } from './email.rules.ts';
export { findMailReader, provenAddress } from './mail-reader.ts';
export { longestName, nameProblem, shortestName, tidyName } from './name.rules.ts';
export { passwordProblem } from './password.rules.ts';
export { hashPassword, needsRehash, verifyPassword } from './password-hash.ts';
export { phoneProblem, tidyPhone } from './phone.rules.ts';
export { publicName } from './public-name.rules.ts';
export { toUser } from './user.ts';
