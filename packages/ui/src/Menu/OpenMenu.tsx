import type { ReactElement, RefObject } from 'react';
import { useMenuTrigger } from 'react-aria/useMenu';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { useLoaded } from '../lazy/useLoaded.ts';
import { Menu, type MenuProps } from './Menu.tsx';
import { MenuContext } from './MenuContext.ts';
import { loadParts } from './MenuTrigger.tsx';

interface OpenMenuProps extends Pick<MenuProps, 'children' | 'placement'> {
  /** The button the menu is positioned at. */
  trigger: RefObject<HTMLButtonElement | null>;
  /** The accessible name. */
  label: string;
  /** Called when it is left, or cannot be loaded. Must stay the same function. */
  onClose: () => void;
}

/** An open {@link Menu} of a button that makes it only while it is open. */
export function OpenMenu({ trigger, label, onClose, ...menu }: OpenMenuProps): ReactElement {
  const state = useMenuTriggerState({ isOpen: true, onOpenChange: onClose });
  const { menuProps } = useMenuTrigger({}, state, trigger);
  const parts = useLoaded(loadParts, true, onClose);
  return (
    <MenuContext value={{ parts, state, trigger, menuProps }}>
      <Menu {...menu} aria-label={label} />
    </MenuContext>
  );
}
