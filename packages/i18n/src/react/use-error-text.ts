import { useTranslation } from 'react-i18next';
import { errorText } from '../error-text.ts';

/** Puts whatever was thrown into the reader's language. Needs the namespace `errors`. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  return (error) => errorText(error, t);
}
