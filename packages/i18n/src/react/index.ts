// The typed keys come with the hooks that take them.
import '../keys.ts';

export { useTranslation } from 'react-i18next';
export { I18nProvider, type I18nProviderProps } from './I18nProvider.tsx';
export { Trans, type TransProps } from './Trans.tsx';
export { useErrorText } from './use-error-text.ts';
export { useFormat } from './use-format.ts';
export { useLanguage } from './use-language.ts';
export { useNextSurveyWords } from './use-next-survey-words.ts';
