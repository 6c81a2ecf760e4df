import { createContext, type RefObject, use } from 'react';
import type { useMenuTrigger } from 'react-aria/useMenu';
import type { RootMenuTriggerState } from 'react-stately/useMenuTriggerState';

interface MenuContextValue {
  /** The components of the menu; `null` until they are first needed. */
  parts: typeof import('./MenuPopup.tsx') | null;
  state: RootMenuTriggerState;
  trigger: RefObject<HTMLButtonElement | null>;
  menuProps: ReturnType<typeof useMenuTrigger>['menuProps'];
}

/** The trigger of a menu. */
export const MenuContext = createContext<MenuContextValue | null>(null);

/**
 * The context of the nearest {@link MenuTrigger}.
 * @throws Error outside a MenuTrigger
 */
export function useMenuContext(): MenuContextValue {
  const value = use(MenuContext);
  if (value === null) throw new Error('A menu stands in a MenuTrigger.');
  return value;
}
