import { type RefCallback, useCallback } from 'react';

/** Returns a ref that shows a file from memory in an image, and revokes its object URL when the image is removed. */
export function useImageOf(file: Blob | undefined): RefCallback<HTMLImageElement> {
  return useCallback(
    (image) => {
      if (image === null || file === undefined) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
}
