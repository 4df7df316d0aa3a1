import { useRef } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { FormField } from '../FormField/FormField.tsx';
import type { FieldWords } from '../FormField/use-field-words.tsx';
import { CameraIcon } from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { row } from './AvatarField.css.ts';

export type AvatarFieldProps = FieldWords & {
  /** Whose picture: its initials stand where there is none. */
  name: string;
  /** The address of the picture there is; null or undefined where there is none. */
  src: string | null | undefined;
  /** As an input takes it: "image/jpeg,image/png". */
  accept: string;
  /** The words of the button that chooses a picture: "Choose a photo". */
  chooseLabel: string;
  /** Called with the chosen file; what becomes of it is up to whoever shows the field. */
  onChoose: (picture: File) => void;
  /** The words of the button that takes the picture away: "Remove the photo". */
  removeLabel: string;
  /** Called when the picture is to be taken away. */
  onRemove: () => void;
};

/** A person's picture: seen, chosen, taken away. `PictureCropDialog` cuts what was chosen to its square. */
export function AvatarField({
  name,
  src,
  accept,
  chooseLabel,
  onChoose,
  removeLabel,
  onRemove,
  ...words
}: AvatarFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={row}>
      <Avatar name={name} src={src} size="large" />
      {/* What is wrong is said by itself: the focus is on the button before the device hands over what was chosen. */}
      <div aria-live="polite">
        <FormField {...words}>
          {(control) => (
            <Inline>
              <input
                {...control}
                ref={input}
                type="file"
                accept={accept}
                className={hidden}
                tabIndex={-1}
                onChange={({ currentTarget }) => {
                  const picture = currentTarget.files?.[0];
                  if (picture) onChoose(picture);
                  currentTarget.value = '';
                }}
              />
              <Button
                variant="secondary"
                size="compact"
                icon={CameraIcon}
                onClick={() => input.current?.click()}
                {...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] })}
              >
                {chooseLabel}
              </Button>
              {src && (
                <Button variant="quiet" onClick={onRemove}>
                  {removeLabel}
                </Button>
              )}
            </Inline>
          )}
        </FormField>
      </div>
    </div>
  );
}
