import { useTranslation } from '@rimba/i18n/react';
import { skip } from './SkipLink.css.ts';

/** Id of the page's main part, in both frames. */
export const mainId = 'main';

export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <a href={`#${mainId}`} className={skip}>
      {t('a11y.skipToContent')}
    </a>
  );
}
