import { LoadingOverlay } from '@isopter/ui';
import type { ReactElement } from 'react';
import { room } from './Notice.css.ts';

/** The moment until a screen's chunk is there. */
export function Loading({ label }: { label?: string }): ReactElement {
  return (
    <LoadingOverlay isLoading {...(label !== undefined && { label })}>
      <div className={room} />
    </LoadingOverlay>
  );
}
