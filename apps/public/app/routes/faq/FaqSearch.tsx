import { drawingFor } from '@rimba/drawings';
import { useTranslation } from '@rimba/i18n/react';
import { PageLink } from '@rimba/shell';
import { Button, Plate, SearchField, Stack } from '@rimba/ui';
import { chip, chips } from '../../frame/choice.css.ts';
import * as styles from './faq.css.ts';
import { categories, type Search } from './questions.ts';

/** Search and categories as plain links and a form that asks the server: they need no script. */
export function FaqSearch({ words, category }: Search) {
  const { t } = useTranslation(['faq', 'common']);
  const suffix = (chosen: string | undefined) => {
    const params = new URLSearchParams({
      ...(words !== '' && { q: words }),
      ...(chosen && { category: chosen }),
    });
    return params.size === 0 ? '' : `?${params}`;
  };
  return (
    <Stack gap={4}>
      <search>
        <form className={styles.search} autoComplete="off">
          {category && <input type="hidden" name="category" value={category} />}
          <SearchField
            name="q"
            label={t('faq:page.searchLabel')}
            prompt={t('faq:page.searchPlaceholder')}
            defaultValue={words}
          />
          <Button type="submit" variant="secondary">
            {t('common:actions.search')}
          </Button>
        </form>
      </search>
      <nav aria-label={t('faq:page.searchLabel')} className={chips}>
        {[undefined, ...categories].map((each) => (
          <PageLink
            key={each ?? 'all'}
            to={{ page: 'faq', suffix: suffix(each) }}
            aria-current={each === category ? 'true' : undefined}
            className={chip}
          >
            {each ? t(`faq:categories.${each}`) : t('faq:page.allCategories')}
          </PageLink>
        ))}
      </nav>
      <div className={styles.drawing}>
        <Plate of={drawingFor('Gonystylus bancanus', 'leaf')} size="large" />
      </div>
    </Stack>
  );
}
