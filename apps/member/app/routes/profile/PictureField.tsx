import { useTranslation } from '@rimba/i18n/react';
import { Avatar, Button, CameraIcon, FormField, Inline } from '@rimba/ui';
import { useEffect, useRef, useState } from 'react';
import type { User } from '../../data/wire.ts';
import * as styles from './profile.css.ts';
import { type PictureChange, pictureObstacle, pictureTypes } from './profile-form.ts';

interface PictureFieldProps {
  user: User;
  picture: PictureChange;
  onChange: (picture: PictureChange) => void;
}

/** The profile picture: shown before it is sent, checked before it is shown. */
export function PictureField({ user, picture, onChange }: PictureFieldProps) {
  const { t } = useTranslation(['profile', 'errors']);
  const input = useRef<HTMLInputElement>(null);
  const [obstacle, setObstacle] = useState<ReturnType<typeof pictureObstacle>>();
  const preview = useObjectUrl(picture ?? undefined);
  const shown = picture === null ? null : (preview ?? user.profilePicture);
  const choose = (file: File | undefined) => {
    const problem = file && pictureObstacle(file);
    setObstacle(problem);
    onChange(problem ? undefined : file);
  };
  return (
    <div className={styles.picture}>
      <Avatar name={user.name} src={shown} size="large" />
      <FormField
        label={t('profile:edit.picture')}
        hint={t('profile:edit.pictureHint')}
        error={obstacle && t(`errors:profile.${obstacle}`)}
      >
        {(control) => (
          <Inline>
            <input
              {...control}
              ref={input}
              type="file"
              accept={pictureTypes.join(',')}
              className={styles.file}
              onChange={(event) => choose(event.currentTarget.files?.[0])}
            />
            <Button
              variant="secondary"
              size="compact"
              icon={CameraIcon}
              onClick={() => input.current?.click()}
            >
              {t('profile:edit.choosePicture')}
            </Button>
            {shown !== null && (
              <Button variant="quiet" onClick={() => onChange(null)}>
                {t('profile:edit.removePicture')}
              </Button>
            )}
          </Inline>
        )}
      </FormField>
    </div>
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
