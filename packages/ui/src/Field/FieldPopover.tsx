import type { ReactElement, ReactNode, RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { dialog, popover } from './fieldPopover.css.ts';

export interface FieldPopoverProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The element the popover is positioned at: the box of the field. */
  triggerRef: RefObject<HTMLElement | null>;
  /** Name of the popover. */
  'aria-label': string;
}

/**
 * The floating panel of a field, such as its calendar.
 * @selector [data-part="popover"] The floating panel of a field.
 */
export function FieldPopover({
  children,
  'aria-label': label,
  ...props
}: FieldPopoverProps & { children: ReactNode }): ReactElement {
  return (
    <Popover {...props} className={popover} data-part="popover" placement="bottom start" offset={4}>
      <Dialog className={dialog} aria-label={label}>
        {children}
      </Dialog>
    </Popover>
  );
}
