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
  /** The action, as a verb; used as the accessible name and the tooltip. */
  label: string;
  /** The icon, from `@isopter/ui/icons`. */
  icon: ReactNode;
  /**
   * The visual prominence of the button.
   * @default 'quiet'
   */
  variant?: ButtonLook['variant'];
  /**
   * The side on which the tooltip opens.
   * @default 'top'
   */
  tooltipPlacement?: TooltipProps['placement'];
}

/**
 * A button with only an icon. Its required label is shown in a tooltip.
 * @selector [data-component="IconButton"] The button.
 */
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
