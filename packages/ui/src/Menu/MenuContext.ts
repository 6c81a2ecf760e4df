import { createContext, type RefObject, use } from 'react';
import type { useMenuTrigger } from 'react-aria/useMenu';
import type { RootMenuTriggerState } from 'react-stately/useMenuTriggerState';

interface MenuContextValue {
  /** What draws the menu; null until it was wanted for the first time. */
  parts: typeof import('./MenuPopup.tsx') | null;
  state: RootMenuTriggerState;
  trigger: RefObject<HTMLButtonElement | null>;
  menuProps: ReturnType<typeof useMenuTrigger>['menuProps'];
}

/** What a menu knows of its trigger. */
export const MenuContext = createContext<MenuContextValue | null>(null);

/** @throws Error outside a MenuTrigger */
export function useMenuContext(): MenuContextValue {
  const value = use(MenuContext);
  if (value === null) throw new Error('A menu stands in a MenuTrigger.');
  return value;
}
