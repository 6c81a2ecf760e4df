import type { Test } from '@isopter/contract';
import { progressThumbnail, type Thumbnail } from '@isopter/monitor-charts/wall';
import { useEffect, useState } from 'react';
import { type MonitorKind } from '@isopter/contract';
import { type DrawnKind, drawnKind } from './kinds.ts';

/** A kind with its small picture. */
export interface LoadedKind extends Omit<DrawnKind, 'thumbnail'> {
  thumbnail: Thumbnail;
}

/** The kind of a test once its picture is loaded; a picture that cannot be loaded leaves the progress. */
export function useLoadedKind(test: Pick<Test, 'id'> | undefined, kind: MonitorKind | undefined): LoadedKind | null {
  const [loaded, setLoaded] = useState<{ of: string; kind: LoadedKind } | null>(null);
  const wanted = test ? `${test.id} ${kind ?? ''}` : null;
  useEffect(() => {
    if (wanted === null) return undefined;
    let isGone = false;
    const show = ({ load, silence }: DrawnKind, thumbnail: Thumbnail): void => {
      if (!isGone) setLoaded({ of: wanted, kind: { load, silence, thumbnail } });
    };
    const own = drawnKind(kind);
    own.thumbnail().then(
      (thumbnail) => show(own, thumbnail),
      () => show(drawnKind(undefined), progressThumbnail),
    );
    return () => {
      isGone = true;
    };
  }, [wanted, kind]);
  // what belongs to another test or kind must not draw this one
  return loaded?.of === wanted ? loaded.kind : null;
}
