import type { ReactElement, ReactNode } from 'react';
import { spinner } from '../Button/Button.css.ts';
import { common } from '../texts/common.texts.ts';
import { useTexts } from '../texts/Texts.tsx';
import { floating } from '../theme/shared.css.ts';
import { message, region, veil, words } from './LoadingOverlay.css.ts';

/** Props of {@link LoadingOverlay}. */
export interface LoadingOverlayProps {
  /** The content that is covered. */
  children: ReactNode;
  /** Whether the content is being loaded and is covered. */
  isLoading: boolean;
  /**
   * The text of the loading indicator.
   * @default 'Loading…'
   */
  label?: string;
}

/**
 * Covers content while it is being updated: it stays visible but cannot be operated, and the loading is announced.
 * @selector [data-component="LoadingOverlay"] The content with its cover.
 * @selector [data-part="content"] The covered content.
 * @selector [data-part="veil"] The cover.
 * @selector [data-part="label"] The loading indicator.
 * @selector [data-part="spinner"] The turning ring.
 */
export function LoadingOverlay({ children, isLoading, label }: LoadingOverlayProps): ReactElement {
  const texts = useTexts(common);
  return (
    <div className={region} data-component="LoadingOverlay" aria-busy={isLoading}>
      <div inert={isLoading} data-part="content">
        {children}
      </div>
      <div role="status">
        {isLoading && (
          <div className={veil} data-part="veil">
            <div className={`${floating} ${message}`} data-part="label">
              <span className={spinner} data-part="spinner" aria-hidden />
              <span className={words}>{label ?? texts.loading}</span>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
