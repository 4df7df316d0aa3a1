import { useTranslation } from '@rimba/i18n/react';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, IconButton } from '@rimba/ui';
import * as styles from './photo-dialog.css.ts';

/**
 * The browser's own dialog for the pictures of a document. Without a script each picture is a link to itself;
 * photos.enhancement.ts shows it in here.
 */
export function PhotoDialog() {
  const { t } = useTranslation('common');
  return (
    <dialog data-photos className={styles.dialog} aria-label={t('a11y.carousel')}>
      <form method="dialog" className={styles.bar}>
        <p role="status" data-photos-position className={styles.position} />
        <IconButton icon={ChevronLeftIcon} label={t('gallery.previous')} data-photos-step="-1" />
        <IconButton icon={ChevronRightIcon} label={t('gallery.next')} data-photos-step="1" />
        <IconButton icon={CloseIcon} label={t('actions.close')} type="submit" />
      </form>
      <div data-photos-stage className={styles.stage} />
      <div data-photos-caption className={styles.caption} />
    </dialog>
  );
}
