import { type FocusEvent, useCallback, useState } from 'react';
import { useLoaded } from '../lazy/useLoaded.ts';

/** The panel that a field opens, loaded when it is wanted. */
export interface FieldPopoverState<T> {
  /** The module that renders the panel; `null` until it is first needed. */
  part: T | null;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Props of the element around the field, which detects when the focus is neither in it nor in the panel. */
  fieldProps: { onBlur: (event: FocusEvent) => void };
}

/**
 * State of a field with a popover.
 * @param load always the same function
 * @param onLeave called when the focus leaves field and panel
 */
export function useFieldPopover<T>(load: () => Promise<T>, onLeave: () => void): FieldPopoverState<T> {
  const [isOpen, setOpen] = useState(false);
  // what cannot be loaded stays closed, and may be tried again
  const close = useCallback(() => setOpen(false), []);
  const part = useLoaded(load, isOpen, close);
  const onBlur = ({ currentTarget, target, relatedTarget }: FocusEvent): void => {
    // the panel is elsewhere in the document, but its events pass here too
    const isOwn = currentTarget.contains(target);
    if (!isOpen && isOwn && !currentTarget.contains(relatedTarget)) onLeave();
  };
  return { part, isOpen, setOpen, fieldProps: { onBlur } };
}
