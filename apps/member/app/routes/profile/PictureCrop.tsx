import { useTranslation } from '@rimba/i18n/react';
import { PictureCropDialog, type PictureCropDialogProps } from '@rimba/ui';

/** Cuts the chosen picture to the square that the product shows. */
export default function PictureCrop(props: Omit<PictureCropDialogProps, 'words'>) {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <PictureCropDialog
      {...props}
      words={{
        title: t('profile:crop.title'),
        description: t('profile:crop.description'),
        closeLabel: t('common:actions.close'),
        pictureLabel: t('profile:crop.picture'),
        zoom: t('profile:crop.zoom'),
        across: t('profile:crop.across'),
        down: t('profile:crop.down'),
        cancel: t('common:actions.cancel'),
        confirm: t('profile:crop.confirm'),
      }}
    />
  );
}
