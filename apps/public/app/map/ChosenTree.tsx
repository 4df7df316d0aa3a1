import { type Costs, OnePrice } from '@rimba/checkout/offer';
import { readIsGift, toBeside } from '@rimba/checkout/tree-choice';
import { seedlingDrawing } from '@rimba/drawings';
import { treeStatusWords } from '@rimba/i18n';
import { useTranslation } from '@rimba/i18n/react';
import { usePageAddress } from '@rimba/shell';
import {
  Button,
  CloseIcon,
  Heading,
  IconButton,
  LatinName,
  Plate,
  Stack,
  StatusMark,
  Text,
  TreeCode,
} from '@rimba/ui';
import { treeStatuses } from '@rimba/ui/status-strokes';
import { useLocation } from 'react-router';
import { ForGift } from '../trees/ForGift.tsx';
import * as styles from './live-map.css.ts';

/** The tree that was chosen on the map, which the script writes in: what it is, what it costs, and the way to its page. */
export function ChosenTree({ price }: { price: Costs | null }) {
  const { t } = useTranslation(['map', 'shelf', 'common']);
  const address = usePageAddress();
  const isGift = readIsGift(new URLSearchParams(useLocation().search));
  const pageOfCode = address({
    page: 'shelfTree',
    params: { treeCode: 'CODE' },
    suffix: toBeside([], isGift),
  });
  return (
    <section className={styles.sheet} aria-label={t('map:selected.label')} tabIndex={-1} data-tree hidden>
      <div className={styles.sheetClose}>
        <IconButton icon={CloseIcon} label={t('map:popup.close')} data-close-tree />
      </div>
      <Stack gap={3}>
        <div className={styles.sheetHead}>
          <div className={styles.picture}>
            <div className={styles.drawing} data-drawing-place>
              <Plate of={seedlingDrawing} />
            </div>
            <img
              className={styles.photo}
              data-photo
              // Another takes its place with the tree; a picture that is hidden is not fetched before.
              src={seedlingDrawing.url}
              loading="lazy"
              alt=""
              data-alt={t('common:a11y.treePhoto', { name: 'NAME', code: 'CODE' })}
              hidden
            />
          </div>
          <Stack gap={1}>
            <Heading level={2} size="h3">
              <span data-name>{t('map:selected.label')}</span>
            </Heading>
            <Text as="span" variant="small">
              <span data-latin>
                <LatinName>{''}</LatinName>
              </span>
            </Text>
            <span data-code>
              <TreeCode>{''}</TreeCode>
            </span>
            {treeStatuses.map((status) => (
              <span key={status} data-status={status} hidden>
                <StatusMark status={status}>{t(treeStatusWords[status])}</StatusMark>
              </span>
            ))}
          </Stack>
        </div>
        <Text variant="small">
          <span data-height data-words={t('map:popup.height', { height: 'HEIGHT' })} />
          <span data-group />
        </Text>
        <Text variant="caption" tone="muted">
          <span data-taken data-words={t('shelf:tree.photo', { date: 'DATE', name: 'NAME' })} />
        </Text>
        {price && (
          <div data-price hidden>
            <OnePrice of={price} />
          </div>
        )}
        {isGift && <ForGift />}
        <Button asChild width="full">
          {/* Leads to all trees until the script has put a tree's code in the place of CODE. */}
          <a href={address({ page: 'shelf' })} data-page={pageOfCode}>
            {t('map:popup.open')}
          </a>
        </Button>
      </Stack>
    </section>
  );
}
