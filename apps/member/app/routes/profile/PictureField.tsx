import { useTranslation } from '@rimba/i18n/react';
import { late } from '@rimba/shell';
import { AvatarField } from '@rimba/ui';
import { Suspense, useEffect, useState } from 'react';
import type { User } from '../../data/wire.ts';
import { type PictureChange, type PictureObstacle, pictureObstacle, pictureTypes } from './profile-form.ts';

// Loaded once a picture was chosen: most visits to the profile choose none.
const PictureCrop = late(() => import('./PictureCrop.tsx'));

interface PictureFieldProps {
  user: User;
  picture: PictureChange;
  onChange: (picture: PictureChange) => void;
}

/** The profile picture: checked, cut to its square, and shown before it is sent. */
export function PictureField({ user, picture, onChange }: PictureFieldProps) {
  const { t } = useTranslation(['profile', 'errors']);
  const [chosen, setChosen] = useState<File>();
  const [obstacle, setObstacle] = useState<PictureObstacle>();
  const preview = useObjectUrl(picture ?? undefined);
  const choose = (file: File) => {
    const problem = pictureObstacle(file);
    setObstacle(problem);
    setChosen(problem ? undefined : file);
  };
  return (
    <>
      <AvatarField
        label={t('profile:edit.picture')}
        hint={t('profile:edit.pictureHint')}
        error={obstacle && t(`errors:profile.${obstacle}`)}
        name={user.name}
        src={picture === null ? null : (preview ?? user.profilePicture)}
        accept={pictureTypes.join(',')}
        chooseLabel={t('profile:edit.choosePicture')}
        onChoose={choose}
        removeLabel={t('profile:edit.removePicture')}
        onRemove={() => onChange(null)}
      />
      {chosen && (
        <Suspense>
          <PictureCrop
            picture={chosen}
            onCancel={() => setChosen(undefined)}
            onUnreadable={() => {
              setObstacle('picture_unreadable');
              setChosen(undefined);
            }}
            onCropped={(cropped) => {
              onChange(cropped);
              setChosen(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** An address for a picture that only this page has. */
function useObjectUrl(content: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!content) {
      setUrl(undefined);
      return;
    }
    const made = URL.createObjectURL(content);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return url;
}
