import type { ReactElement, ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps, ProgressBar } from 'react-aria-components';
import { useTexts } from '../texts/Texts.tsx';
import { buttonTexts } from './Button.texts.ts';
import { beside, button, content, pending, spinner, told, words } from './Button.css.ts';

/**
 * The visual prominence of a button. A view has one primary button; `dangerPrimary` is the one in a dialog that
 * confirms a destructive action.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerPrimary';

/** Visual props shared by Button and LinkButton. */
export interface ButtonLook {
  /**
   * The visual prominence of the button.
   * @default 'secondary'
   */
  variant?: ButtonVariant;
  /**
   * The size of the button; `sm` is for table rows and toolbars.
   * @default 'md'
   */
  size?: 'sm' | 'md';
  /** An icon shown before the text. */
  icon?: ReactNode;
  /**
   * Whether the button takes the full width of its container.
   * @default false
   */
  isFullWidth?: boolean;
  /** The text of the button: what pressing it does, as a verb. */
  children: ReactNode;
}

/** Props of {@link Button}. */
export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'>, ButtonLook {
  /**
   * Whether the action is in progress: presses are ignored, the button keeps the focus, and the state is announced to
   * assistive technology.
   * @default false
   */
  isPending?: boolean;
  /**
   * The text shown while the action is in progress, next to the progress indicator, such as "Pausing…". If omitted,
   * the indicator takes the place of the text.
   */
  pendingText?: string;
  /**
   * Whether the button is disabled: it cannot be pressed or focused.
   * @default false
   */
  isDisabled?: boolean;
}

/**
 * A button performs an action when pressed.
 * @selector [data-component="Button"] The button.
 * @selector [data-part="spinner"] The progress indicator while the action is pending.
 */
export function Button({
  variant,
  size,
  icon,
  isFullWidth,
  pendingText,
  children,
  ...props
}: ButtonProps): ReactElement {
  const texts = useTexts(buttonTexts);
  const isTold = props.isPending === true && pendingText !== undefined;
  return (
    <AriaButton {...props} className={button({ variant, size, isFullWidth })} data-component="Button">
      <span className={isTold ? told : content}>
        {!isTold && icon}
        <span className={words}>{isTold ? pendingText : children}</span>
      </span>
      {props.isPending === true && (
        <ProgressBar className={isTold ? beside : pending} aria-label={texts.pending} isIndeterminate>
          <span className={spinner} data-part="spinner" />
        </ProgressBar>
      )}
    </AriaButton>
  );
}
