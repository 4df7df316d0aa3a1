export { detectLanguage, type LanguageSources } from './detect-language.ts';
export type { BrowserErrorCode, ErrorCode, NativeErrorCode, ServerErrorCode } from './error-codes.ts';
export { monthSpan } from './format/month-span.ts';
export { dayMs, dayOf } from './format/times.ts';
export type { Namespace, TextKey } from './keys.ts';
export { type LanguagePath, stripLanguage, withLanguage } from './language-path.ts';
export {
  languageCookie,
  languageCookieScope,
  languageFromCookie,
  languageStoreKey,
} from './language-store.ts';
export {
  defaultLanguage,
  type Language,
  languages,
  locales,
  notesLanguage,
  operatorName,
  parseLanguage,
} from './languages.ts';
export { measuredSurveys } from './measured-survey.ts';
export { firstNews, type NewsWindow, type NextSurvey, newsWindows, stillAhead } from './next-survey.ts';
export { indonesianPhone, nationalPhone } from './phone.ts';
export { readText } from './read-text.ts';
export {
  type LandType,
  landTypes,
  landTypeWords,
  recordedStatuses,
  type TreeStatus,
  treeStatuses,
  treeStatusWords,
} from './tree-words.ts';
export { unbrokenCode } from './unbroken-code.ts';
