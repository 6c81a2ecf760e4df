import type { ReactElement, ReactNode } from 'react';
import { spinner } from '../Button/Button.css.ts';
import { common } from '../texts/common.texts.ts';
import { useTexts } from '../texts/Texts.tsx';
import { floating } from '../theme/shared.css.ts';
import { message, region, veil, words } from './LoadingOverlay.css.ts';

/** Props of {@link LoadingOverlay}. */
export interface LoadingOverlayProps {
  /** What is veiled. */
  children: ReactNode;
  /** Whether it is veiled. */
  isLoading: boolean;
  /**
   * What is being done.
   * @default 'Loading…'
   */
  label?: string;
}

/** Veils content while it is brought up to date: it stays in sight, out of reach, and the wait is announced. */
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
              <span className={spinner} aria-hidden />
              <span className={words}>{label ?? texts.loading}</span>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
