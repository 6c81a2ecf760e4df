import type { ReactElement, ReactNode } from 'react';
import {
  Dialog,
  DialogTrigger,
  Heading,
  Popover as RACPopover,
  type PopoverProps as RACPopoverProps,
} from 'react-aria-components';
import { dialog, popover, title as titleStyle } from './Popover.css.ts';

/** Props of {@link Popover}. */
export interface PopoverProps {
  /** The content of the popover. A function receives a callback that closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** The heading, which is also the accessible name. Without one, provide `aria-label`. */
  title?: string;
  /**
   * The placement relative to the trigger; `start` and `end` follow the writing direction.
   * @default 'bottom start'
   */
  placement?: RACPopoverProps['placement'];
  /** The accessible name of a popover without a `title`. */
  'aria-label'?: string;
}

/** Opens a {@link Popover} when its first child, a button, is pressed. */
export const PopoverTrigger = DialogTrigger;

/**
 * A small panel beside its trigger for a few controls or facts; the page behind it stays in place.
 * @selector [data-component="Popover"] The popover.
 * @selector [data-part="title"] The heading.
 */
export function Popover({
  children,
  title,
  placement = 'bottom start',
  'aria-label': ariaLabel,
}: PopoverProps): ReactElement {
  return (
    <RACPopover className={popover} data-component="Popover" placement={placement} offset={6}>
      <Dialog className={dialog} aria-label={ariaLabel}>
        {({ close }) => (
          <>
            {title !== undefined && (
              <Heading slot="title" level={2} className={titleStyle} data-part="title">
                {title}
              </Heading>
            )}
            {typeof children === 'function' ? children(close) : children}
          </>
        )}
      </Dialog>
    </RACPopover>
  );
}
