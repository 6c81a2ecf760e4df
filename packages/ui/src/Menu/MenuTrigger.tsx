import { type ReactElement, type ReactNode, useRef } from 'react';
import { useMenuTrigger } from 'react-aria/useMenu';
import { ButtonContext } from 'react-aria-components';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { useLoaded } from '../lazy/useLoaded.ts';
import { MenuContext } from './MenuContext.ts';

type Parts = typeof import('./MenuPopup.tsx');
// import() without then(): what bundlers make of then() hides failures to load its styles
export const loadParts = (): Promise<Parts> => import('./MenuPopup.tsx');

/** Props of {@link MenuTrigger}. */
export interface MenuTriggerProps {
  /** A button followed by its Menu. */
  children: ReactNode;
  /**
   * Whether the menu is initially open (uncontrolled).
   * @default false
   */
  defaultOpen?: boolean;
}

/**
 * Opens a {@link Menu} from a button. The components of menus are loaded when the first one is opened, because a screen
 * may have many.
 */
export function MenuTrigger({ children, defaultOpen = false }: MenuTriggerProps): ReactElement {
  const trigger = useRef<HTMLButtonElement>(null);
  const state = useMenuTriggerState({ defaultOpen });
  const { menuTriggerProps, menuProps } = useMenuTrigger({}, state, trigger);
  const { isOpen, close } = state;
  // what cannot be loaded stays closed, and may be tried again
  const parts = useLoaded(loadParts, isOpen, close);

  return (
    <MenuContext value={{ parts, state, trigger, menuProps }}>
      <ButtonContext value={{ ...menuTriggerProps, ref: trigger, isPressed: isOpen }}>{children}</ButtonContext>
    </MenuContext>
  );
}
