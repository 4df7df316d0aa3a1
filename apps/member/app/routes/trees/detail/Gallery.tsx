import { useFormat, useTranslation } from '@rimba/i18n/react';
import { type GalleryPart, PartGallery } from '@rimba/ui';
import type { Tree } from '../../../data/wire.ts';
import { type PartRecord, partRecords } from './gallery-parts.ts';

const none = '–';
const letters = 'abcdefg';
/** Photos are sent in one size; the gallery keeps their shape. */
const photoSize = { width: 1200, height: 900 };

/** The tree's parts, as photos where there are any and as drawings where there are none yet. */
export function Gallery({ tree }: { tree: Tree }) {
  const { t } = useTranslation('trees');
  const toPart = usePart(tree);
  const [first, ...rest] = partRecords(tree).map(toPart);
  if (!first) return null;
  return <PartGallery label={t('images.title')} parts={[first, ...rest]} defaultPart="leaf" />;
}

function usePart(tree: Tree) {
  const { t } = useTranslation(['trees', 'common']);
  const format = useFormat();
  return ({ part, photo, photoCount, drawing }: PartRecord, place: number): GalleryPart => {
    const name = t(`trees:images.${part}`);
    const taken = photo?.takenAt;
    return {
      part,
      name,
      thumb: drawing,
      count: photoCount === 0 ? none : format.number(photoCount),
      picture: photo ? { kind: 'photo', src: photo.url, ...photoSize } : { kind: 'drawing', of: drawing },
      label: photo
        ? t('common:a11y.treePhoto', { name, code: tree.code })
        : t('trees:images.drawing', { species: drawing.drawn === 'own' ? tree.latinName : name }),
      caption: photo
        ? `${letters[place]}. ${name}, ${t('common:units.photos', { count: photoCount })}`
        : `${letters[place]}. ${t('trees:images.noneOfType', { type: name.toLowerCase() })}`,
      ...(taken && { detail: [format.shortDate(taken), photo?.surveyor].filter(Boolean).join(' · ') }),
    };
  };
}
