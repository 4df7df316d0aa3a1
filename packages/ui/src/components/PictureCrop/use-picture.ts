import { useEffect, useRef, useState } from 'react';

/** The decoded picture, turned as its camera was held; undefined while it is read. */
export function usePicture(file: Blob, onUnreadable: () => void): ImageBitmap | undefined {
  const [picture, setPicture] = useState<ImageBitmap>();
  const unreadable = useRef(onUnreadable);
  unreadable.current = onUnreadable;
  useEffect(() => {
    let decoded: ImageBitmap | undefined;
    let gone = false;
    createImageBitmap(file).then(
      (bitmap) => {
        if (gone) return bitmap.close();
        decoded = bitmap;
        setPicture(bitmap);
      },
      () => gone || unreadable.current(),
    );
    return () => {
      gone = true;
      decoded?.close();
      setPicture(undefined);
    };
  }, [file]);
  return picture;
}
