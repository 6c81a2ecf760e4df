import { createContext, type ReactElement, type ReactNode, use, useEffect, useId } from 'react';
import type { Shortcut, Shortcuts } from './registry.ts';
import { ScopeContext, useShortcutScope } from './scope.ts';
import { takesSpace, whereTo } from './whereTo.ts';

const RegistryContext = createContext<Shortcuts | null>(null);

/** Props of {@link ShortcutsProvider}. */
export interface ShortcutsProviderProps {
  /** The registry of the application. Keep it identical between renders. */
  shortcuts: Shortcuts;
  /** The content that can access the registry. */
  children: ReactNode;
}

/** Listens for the shortcuts of a registry, wherever the focus is, and provides the registry to its content. */
export function ShortcutsProvider({ shortcuts, children }: ShortcutsProviderProps): ReactElement {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.repeat || event.isComposing || isHeld(event.key)) return;
      if (event.key === ' ' && takesSpace(event.target)) return;
      if (!shortcuts.press(event, whereTo(event.target))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // before the controls, which keep to themselves what is pressed in them
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [shortcuts]);
  return <RegistryContext value={shortcuts}>{children}</RegistryContext>;
}

/** Matches modifiers, which alone neither are a shortcut nor break a sequence, and dead keys, which wait for the next key. */
const isHeld = (key: string): boolean => /^(Alt|AltGraph|Control|Meta|Shift|CapsLock|Dead)$/.test(key);

/** Limits the shortcuts registered inside to the enclosing dialog, all of it. Wrap the content of a dialog in it. */
export function ShortcutScope({ children }: { children: ReactNode }): ReactElement {
  const scope = useId();
  return (
    <ScopeContext value={scope}>
      <div style={{ display: 'contents' }} data-shortcut-scope={scope}>
        {children}
      </div>
    </ScopeContext>
  );
}

/**
 * The registry of the nearest {@link ShortcutsProvider}.
 * @throws Error outside a ShortcutsProvider
 */
export function useShortcutRegistry(): Shortcuts {
  const registry = use(RegistryContext);
  if (registry === null) throw new Error('Shortcuts stand in a ShortcutsProvider.');
  return registry;
}

/**
 * Registers shortcuts while a component is mounted.
 * @param shortcuts keep the array identical between renders: `useMemo`
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const registry = useShortcutRegistry();
  const scope = useShortcutScope();
  useEffect(() => registry.register(shortcuts, scope), [registry, shortcuts, scope]);
}
