import type { ReactElement, ReactNode } from 'react';
import {
  Tooltip as RACTooltip,
  TooltipTrigger as RACTooltipTrigger,
  type TooltipProps as RACTooltipProps,
  type TooltipTriggerComponentProps,
} from 'react-aria-components';
import { tooltip } from './Tooltip.css.ts';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** A short description. The control still needs its own accessible name. */
  children: ReactNode;
  /**
   * The placement relative to the described element; `start` and `end` follow the writing direction.
   * @default 'top'
   */
  placement?: RACTooltipProps['placement'];
}

/** Opens a {@link Tooltip} while its first child is hovered or has keyboard focus. */
export function TooltipTrigger(props: TooltipTriggerComponentProps): ReactElement {
  return <RACTooltipTrigger delay={500} closeDelay={100} {...props} />;
}

/**
 * A short description of a control. Never the only place for essential information: touch has no hover.
 * @selector [data-component="Tooltip"] The tooltip.
 * @example <TooltipTrigger><Button>Restart</Button><Tooltip>Starts this eye again</Tooltip></TooltipTrigger>
 */
export function Tooltip({ children, placement = 'top' }: TooltipProps): ReactElement {
  return (
    <RACTooltip className={tooltip} data-component="Tooltip" placement={placement} offset={6}>
      {children}
    </RACTooltip>
  );
}
