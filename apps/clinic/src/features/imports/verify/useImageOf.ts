import { type RefCallback, useCallback } from 'react';

/** Returns what lets an image show a file in memory, and keeps its address no longer than the image stands there. */
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
