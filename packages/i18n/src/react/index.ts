// The typed keys come with the hooks that take them.
import '../keys.ts';

export { Trans, useTranslation } from 'react-i18next';
export { I18nProvider, type I18nProviderProps } from './I18nProvider.tsx';
export { useErrorText } from './use-error-text.ts';
export { useFormat } from './use-format.ts';
export { useLanguage } from './use-language.ts';
