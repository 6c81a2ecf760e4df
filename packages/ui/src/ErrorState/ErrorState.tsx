import type { ReactElement, ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { actions, description, icon, state, title as titleStyle } from '../EmptyState/EmptyState.css.ts';
import { CriticalIcon } from '../icons/index.ts';
import { useTexts } from '../texts/Texts.tsx';
import { errorStateTexts } from './ErrorState.texts.ts';

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  /** The problem, in the user's language. */
  title: string;
  /** Instructions for the user. */
  children?: ReactNode;
  /** Called when the user retries. If provided, a retry button is shown. */
  onRetry?: () => void;
  /**
   * Whether a retry is in progress.
   * @default false
   */
  isRetrying?: boolean;
  /** Further actions, such as a link back. */
  action?: ReactNode;
}

/**
 * Shown instead of content that could not be loaded or displayed. It is announced when it appears.
 * @selector [data-component="ErrorState"] The message.
 * @selector [data-part="icon"] The icon.
 * @selector [data-part="title"] The title.
 * @selector [data-part="description"] The explanation.
 * @selector [data-part="actions"] The buttons.
 */
export function ErrorState({ title, children, onRetry, isRetrying = false, action }: ErrorStateProps): ReactElement {
  const texts = useTexts(errorStateTexts);
  return (
    <div className={state} data-component="ErrorState" role="alert">
      <span className={icon({ tone: 'critical' })} data-part="icon" aria-hidden>
        <CriticalIcon />
      </span>
      <p className={titleStyle} data-part="title">
        {title}
      </p>
      {children !== undefined && (
        <div className={description} data-part="description">
          {children}
        </div>
      )}
      {(onRetry !== undefined || action !== undefined) && (
        <div className={actions} data-part="actions">
          {onRetry !== undefined && (
            <Button onPress={onRetry} isPending={isRetrying}>
              {texts.retry}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
