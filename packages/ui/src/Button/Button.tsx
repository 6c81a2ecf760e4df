import type { ReactElement, ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps, ProgressBar } from 'react-aria-components';
import { useTexts } from '../texts/Texts.tsx';
import { buttonTexts } from './Button.texts.ts';
import { button, content, pending, spinner } from './Button.css.ts';

/** How loud a button is. A view has one primary button; `dangerPrimary` is the one of a dialog that confirms a loss. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerPrimary';

/** Looks that Button and LinkButton share. */
export interface ButtonLook {
  /**
   * How loud the button is.
   * @default 'secondary'
   */
  variant?: ButtonVariant;
  /**
   * `sm` for table rows and toolbars.
   * @default 'md'
   */
  size?: 'sm' | 'md';
  /** Icon before the words. */
  icon?: ReactNode;
  /**
   * As wide as its container.
   * @default false
   */
  isFullWidth?: boolean;
  /** What pressing it does, as a verb. */
  children: ReactNode;
}

/** Props of {@link Button}. */
export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'>, ButtonLook {
  /**
   * The work it started is under way: presses are ignored, the focus stays, assistive technology hears it.
   * @default false
   */
  isPending?: boolean;
  /**
   * It cannot be pressed and takes no focus.
   * @default false
   */
  isDisabled?: boolean;
}

/** Does something when pressed. */
export function Button({ variant, size, icon, isFullWidth, children, ...props }: ButtonProps): ReactElement {
  const texts = useTexts(buttonTexts);
  return (
    <AriaButton {...props} className={button({ variant, size, isFullWidth })} data-component="Button">
      <span className={content}>
        {icon}
        {children}
      </span>
      {props.isPending === true && (
        <ProgressBar className={pending} aria-label={texts.pending} isIndeterminate>
          <span className={spinner} data-part="spinner" />
        </ProgressBar>
      )}
    </AriaButton>
  );
}
