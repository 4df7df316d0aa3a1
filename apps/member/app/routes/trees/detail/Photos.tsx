import { useFormat, useTranslation } from '@rimba/i18n/react';
import { Lightbox } from '@rimba/ui';
import { useState } from 'react';
import type { Tree } from '../../../data/wire.ts';
import type { PartRecord } from './gallery-parts.ts';

interface PhotosProps {
  tree: Tree;
  record: PartRecord;
  onClose: () => void;
}

/** All photos of one part, over the whole window. */
export default function Photos({ tree, record: { part, photos }, onClose }: PhotosProps) {
  const { t } = useTranslation(['trees', 'common']);
  const format = useFormat();
  const [index, setIndex] = useState(0);
  const name = t(`trees:images.${part}`);
  return (
    <Lightbox
      pictures={photos.map(({ url, takenAt, surveyor }) => ({
        src: url,
        alt: t('common:a11y.treePhoto', { name, code: tree.code }),
        caption: [name, takenAt && format.shortDate(takenAt), surveyor].filter(Boolean).join(' · '),
      }))}
      index={index}
      onIndexChange={(next) => (next === undefined ? onClose() : setIndex(next))}
      words={{
        title: `${t('trees:images.title')}: ${name}`,
        close: t('common:actions.close'),
        previous: t('common:gallery.previous'),
        next: t('common:gallery.next'),
        position: (index, total) => t('common:a11y.slide', { index, total }),
      }}
    />
  );
}
