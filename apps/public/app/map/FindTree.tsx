import { useTranslation } from '@rimba/i18n/react';
import { SearchField } from '@rimba/ui';
import * as styles from './live-map.css.ts';

/** A field for a tree's name, kind or code, and below it what was found. */
export function FindTree() {
  const { t } = useTranslation('map');
  return (
    <search className={styles.find}>
      <form data-find>
        <SearchField name="q" label={t('search.label')} prompt={t('search.prompt')} autoComplete="off" />
      </form>
      <p
        role="status"
        className={styles.none}
        data-find-said
        data-none={t('search.none')}
        data-broken={t('page.error')}
      />
      <ul className={styles.found} data-found>
        <li hidden>
          <button type="button" className={styles.foundTree}>
            <strong data-found-name />
            <span data-found-code />
          </button>
        </li>
      </ul>
    </search>
  );
}
