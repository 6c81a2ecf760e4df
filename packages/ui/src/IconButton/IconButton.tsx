import type { ReactElement, ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { button } from '../Button/Button.css.ts';
import type { ButtonLook } from '../Button/Button.tsx';
import { Tooltip, type TooltipProps, TooltipTrigger } from '../Tooltip/Tooltip.tsx';

/** Props of {@link IconButton}. */
export interface IconButtonProps
  extends
    Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label' | 'isPending'>,
    Pick<ButtonLook, 'size'> {
  /** What pressing it does, as a verb: its name for assistive technology, and its tooltip. */
  label: string;
  /** The picture, from `@isopter/ui/icons`. */
  icon: ReactNode;
  /**
   * How loud the button is.
   * @default 'quiet'
   */
  variant?: ButtonLook['variant'];
  /**
   * Side on which the tooltip opens.
   * @default 'top'
   */
  tooltipPlacement?: TooltipProps['placement'];
}

/** A button of one icon. Its name is required; sighted people read it in the tooltip. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size,
  tooltipPlacement,
  ...props
}: IconButtonProps): ReactElement {
  return (
    <TooltipTrigger>
      <AriaButton
        {...props}
        aria-label={label}
        className={button({ variant, size, shape: 'square' })}
        data-component="IconButton"
      >
        {icon}
      </AriaButton>
      <Tooltip placement={tooltipPlacement}>{label}</Tooltip>
    </TooltipTrigger>
  );
}
