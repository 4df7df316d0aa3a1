import { useFormat, useTranslation } from '@rimba/i18n/react';
import { late } from '@rimba/shell';
import { type GalleryPart, PartGallery } from '@rimba/ui';
import { Suspense, useState } from 'react';
import type { Tree } from '../../../data/wire.ts';
import { type PartRecord, partRecords } from './gallery-parts.ts';

// Loaded once a photo is opened.
const Photos = late(() => import('./Photos.tsx'));

const none = '–';
const letters = 'abcdefg';
/** Photos are sent in one size; the gallery keeps their shape. */
const photoSize = { width: 1200, height: 900 };

/** The tree's parts, as photos where there are any and as drawings where there are none yet. */
export function Gallery({ tree }: { tree: Tree }) {
  const { t } = useTranslation('trees');
  const [opened, setOpened] = useState<PartRecord>();
  const records = partRecords(tree);
  const toPart = usePart(tree, setOpened);
  return (
    <>
      <PartGallery
        label={t('images.title')}
        parts={records.map(toPart)}
        dead={tree.condition === 'dead'}
        defaultPart="leaf"
      />
      {opened && (
        <Suspense>
          <Photos tree={tree} record={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function usePart(tree: Tree, open: (record: PartRecord) => void) {
  const { t } = useTranslation(['trees', 'common']);
  const format = useFormat();
  // What the forest is kept with does not say which photos there are.
  const isKnown = tree.images !== undefined;
  return (record: PartRecord, place: number): GalleryPart => {
    const { part, photos, drawing } = record;
    const [photo] = photos;
    const name = t(`trees:images.${part}`);
    const taken = photo?.takenAt;
    return {
      part,
      name,
      thumb: drawing,
      count: photo ? format.number(photos.length) : isKnown ? none : '',
      picture: photo
        ? {
            kind: 'photo',
            src: photo.url,
            ...photoSize,
            open: { label: t('trees:images.open'), onOpen: () => open(record) },
          }
        : { kind: 'drawing', of: drawing },
      label: photo
        ? t('common:a11y.treePhoto', { name, code: tree.code })
        : t('trees:images.drawing', { species: drawing.drawn === 'own' ? tree.latinName : name }),
      caption: photo
        ? `${letters[place]}. ${name}, ${t('common:units.photos', { count: photos.length })}`
        : `${letters[place]}. ${isKnown ? t('trees:images.noneOfType', { type: name.toLowerCase() }) : name}`,
      ...(taken && { detail: [format.shortDate(taken), photo?.surveyor].filter(Boolean).join(' · ') }),
    };
  };
}
