import { treeStatuses, treeStatusWords } from '@rimba/i18n';
import { useTranslation } from '@rimba/i18n/react';
import { SearchField, StatusMark } from '@rimba/ui';
import * as styles from './live-map.css.ts';

/** A field for a tree's name, kind or code, and below it what was found. */
export function FindTreeForm() {
  const { t } = useTranslation(['map', 'common']);
  return (
    <search className={styles.find}>
      <form data-find>
        <SearchField
          name="q"
          label={t('map:search.label')}
          prompt={t('map:search.prompt')}
          autoComplete="off"
        />
      </form>
      <p
        role="status"
        className={styles.none}
        data-find-said
        data-some={t('map:search.some', { shown: 'SHOWN', found: 'FOUND' })}
        data-none={t('map:search.none')}
        data-broken={t('map:page.error')}
      />
      <div className={styles.found}>
        <ul className={styles.foundTrees} data-found>
          <li hidden>
            <button type="button" className={styles.foundTree}>
              <strong data-found-name />
              <span data-found-facts />
              {treeStatuses.map((status) => (
                <span key={status} data-found-status={status} hidden>
                  <StatusMark status={status}>{t(treeStatusWords[status])}</StatusMark>
                </span>
              ))}
            </button>
          </li>
        </ul>
      </div>
    </search>
  );
}
