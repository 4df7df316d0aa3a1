import type { Schema } from '@rimba/api-client';
import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Button, FilterSelect } from '@rimba/ui';
import { chip, chips } from '../../frame/choice.css.ts';
import * as styles from './news-list.css.ts';
import { type NewsView, programmes, viewOf } from './news-view.ts';

interface NewsFiltersProps {
  view: NewsView;
  communities: readonly Pick<Schema<'Community'>, 'id' | 'name'>[];
}

/** Programmes as links and communities in a form that asks the server anew: neither needs a script. */
export function NewsFilters({ view, communities }: NewsFiltersProps) {
  const { t } = useTranslation('news');
  const { programme: chosen, community } = view;
  return (
    <div className={styles.filters}>
      <nav aria-label={t('programme')} className={chips}>
        {[undefined, ...programmes].map((programme) => (
          <PageLink
            key={programme ?? 'all'}
            to={{ page: 'news', suffix: viewOf({ page: 1, programme, community }) }}
            aria-current={programme === chosen ? 'true' : undefined}
            className={chip}
          >
            {t(`programmes.${programme ?? 'all'}`)}
          </PageLink>
        ))}
      </nav>
      <form className={styles.communities} aria-label={t('group')}>
        {chosen && <input type="hidden" name="programme" value={chosen} />}
        <FilterSelect
          name="group"
          label={t('group')}
          defaultValue={String(community ?? '')}
          options={[
            { value: '', label: t('allGroups') },
            ...communities.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <Button type="submit" variant="secondary" size="compact">
          {t('apply')}
        </Button>
      </form>
    </div>
  );
}
