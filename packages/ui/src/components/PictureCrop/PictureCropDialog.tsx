import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Slider } from '../Slider/Slider.tsx';
import { type Crop, cropRoom, largestZoom, middle } from './crop-geometry.ts';
import { canvasFile, drawCrop } from './cropped-file.ts';
import * as styles from './PictureCrop.css.ts';
import { useFingers } from './use-fingers.ts';
import { usePicture } from './use-picture.ts';

export type PictureCropDialogProps = {
  /** What was chosen. The dialog is open as long as it is there. */
  picture: File;
  /** Side of the square that comes out, in pixels. */
  side?: number;
  /** The square, as a JPEG. */
  onCropped: (picture: File) => void;
  /** Called when it is closed without a picture. */
  onCancel: () => void;
  /** The file is no picture that this browser can read. */
  onUnreadable: () => void;
  /** Its heading and sentence, and the names of its controls. */
  words: {
    title: string;
    description: string;
    closeLabel: string;
    /** What is seen in the window. */
    pictureLabel: string;
    zoom: string;
    across: string;
    down: string;
    cancel: string;
    confirm: string;
  };
};

/** Cuts a picture to a square: by dragging and pinching, or by sliders that do the same from a keyboard. */
export function PictureCropDialog({
  picture: file,
  side = 512,
  onCropped,
  onCancel,
  onUnreadable,
  words,
}: PictureCropDialogProps) {
  const picture = usePicture(file, onUnreadable);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>(middle);
  const fingers = useFingers(picture, setCrop);
  const room = picture ? cropRoom(picture, crop) : { across: false, down: false };
  useEffect(() => {
    if (canvas.current && picture) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  const confirm = async () => {
    if (canvas.current) onCropped(await canvasFile(canvas.current, file.name));
  };
  return (
    <Dialog
      open
      size="small"
      title={words.title}
      description={words.description}
      closeLabel={words.closeLabel}
      onOpenChange={onCancel}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button disabled={!picture} onClick={confirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className={styles.stage} {...fingers}>
        <canvas
          ref={canvas}
          className={styles.canvas}
          width={side}
          height={side}
          role="img"
          aria-label={words.pictureLabel}
        />
      </div>
      <Slider
        label={words.zoom}
        min={1}
        max={largestZoom}
        step={0.05}
        value={crop.zoom}
        valueText={`${Math.round(crop.zoom * 100)}%`}
        onValueChange={(zoom) => setCrop({ ...crop, zoom })}
      />
      <Slider
        label={words.across}
        value={crop.x}
        valueText={`${Math.round(crop.x * 100)}%`}
        disabled={!room.across}
        onValueChange={(x) => setCrop({ ...crop, x })}
      />
      <Slider
        label={words.down}
        value={crop.y}
        valueText={`${Math.round(crop.y * 100)}%`}
        disabled={!room.down}
        onValueChange={(y) => setCrop({ ...crop, y })}
      />
    </Dialog>
  );
}
