import { useTexts } from '@isopter/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import type { MonitorStore } from '../shared/publisher.ts';
import { attachThumbnail } from './attach.ts';
import type { Thumbnail, ThumbnailWords } from './thumbnail.ts';

const NONE: ThumbnailWords = {};

/** Props of {@link ThumbnailCanvas}. */
export interface ThumbnailCanvasProps<View> {
  store: MonitorStore<View, unknown>;
  thumbnail: Thumbnail<View>;
  /**
   * Whether the view is out of date: the ring around what is tested now is dashed.
   * @default false
   */
  isStale?: boolean;
  className?: string;
}

/**
 * The thumbnail of a test in the size of its container. It is hidden from assistive technology; a text beside it must
 * convey the same information.
 * @selector [data-component="ThumbnailCanvas"] The thumbnail.
 */
export function ThumbnailCanvas<View>({
  store,
  thumbnail,
  isStale = false,
  className,
}: ThumbnailCanvasProps<View>): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useTexts(thumbnail.words?.english ?? NONE);
  useEffect(
    () => (canvas.current ? attachThumbnail(canvas.current, store, thumbnail, words, isStale) : undefined),
    [store, thumbnail, words, isStale],
  );
  return <canvas ref={canvas} className={className} aria-hidden="true" data-component="ThumbnailCanvas" />;
}
