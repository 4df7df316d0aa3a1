import { treeStatusWords } from '@rimba/i18n';
import { useTranslation } from '@rimba/i18n/react';
import { usePageAddress } from '@rimba/shell';
import {
  Button,
  CloseIcon,
  Heading,
  IconButton,
  Inline,
  Link,
  MinusIcon,
  PlusIcon,
  SearchField,
  Stack,
  StatusMark,
  Text,
  WholeIcon,
} from '@rimba/ui';
import { treeStatuses } from '@rimba/ui/status-strokes';
import { Enhancement } from '../../enhancement/Enhancement.tsx';
import * as styles from './live-map.css.ts';
import liveMapScript from './live-map.enhancement.ts?worker&url';

/** Opens the live map over the page; its code is fetched with the first press, the drawing needs none. */
export function LiveMap() {
  const { t } = useTranslation(['home', 'map', 'common']);
  const address = usePageAddress();
  const checkoutOfTree0 = address({ page: 'unsignedCheckout', suffix: '?trees=0' });
  const pageOfCode = address({ page: 'shelfTree', params: { treeCode: 'CODE' } });
  return (
    <>
      <Enhancement src={liveMapScript} />
      <Inline>
        <span data-open-map hidden>
          <Button variant="secondary">{t('home:map.cta')}</Button>
        </span>
        <Text variant="small">
          <span
            role="status"
            data-map-said
            data-no-webgl={t('map:page.noWebgl')}
            data-failed={t('map:page.error')}
          />
        </Text>
      </Inline>
      <dialog
        className={styles.dialog}
        aria-label={t('map:page.mapLabel')}
        data-live-map
        data-label={t('map:page.mapLabel')}
        data-park={t('map:drawn.park')}
      >
        <div className={styles.canvas} data-canvas />
        <form method="dialog" className={styles.close}>
          <IconButton type="submit" variant="outlined" icon={CloseIcon} label={t('common:actions.close')} />
        </form>
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
            data-none={t('map:search.none')}
            data-broken={t('map:page.error')}
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
        <details className={styles.legend}>
          <summary>{t('map:legend.title')}</summary>
          <ul>
            {treeStatuses.map((status) => (
              <li key={status}>
                <StatusMark status={status}>{t(treeStatusWords[status])}</StatusMark>
              </li>
            ))}
          </ul>
          <Text variant="small">{t('map:legend.cluster')}</Text>
        </details>
        <fieldset className={styles.tools} aria-label={t('map:controls.label')}>
          <IconButton icon={PlusIcon} label={t('map:controls.zoomIn')} data-zoom="1" />
          <IconButton icon={MinusIcon} label={t('map:controls.zoomOut')} data-zoom="-1" />
          <IconButton icon={WholeIcon} label={t('map:controls.reset')} data-whole />
        </fieldset>
        <div className={styles.notice} data-state>
          <Text variant="small">
            <span role="status" data-loading={t('map:page.loading')} data-failed={t('map:page.error')} />
          </Text>
        </div>
        <section className={styles.sheet} aria-label={t('map:selected.label')} tabIndex={-1} data-tree hidden>
          <Stack gap={3}>
            <Heading level={2} size="h3">
              {/* The script puts the tree's code in the place of CODE. */}
              <Link href={pageOfCode} data-page={pageOfCode} data-name>
                {t('map:selected.label')}
              </Link>
            </Heading>
            <Text as="span" variant="small">
              <span data-code />
            </Text>
            {treeStatuses.map((status) => (
              <span key={status} data-status={status} hidden>
                <StatusMark status={status}>{t(treeStatusWords[status])}</StatusMark>
              </span>
            ))}
            <span data-adopt hidden>
              <Button asChild>
                {/* The script puts the tree's number in the place of 0. */}
                <a href={checkoutOfTree0} data-choose={checkoutOfTree0}>
                  {t('common:actions.adoptThis')}
                </a>
              </Button>
            </span>
          </Stack>
        </section>
      </dialog>
    </>
  );
}
