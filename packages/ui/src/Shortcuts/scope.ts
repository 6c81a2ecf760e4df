import { createContext, use } from 'react';
import { PAGE, type Scope } from './registry.ts';

export const ScopeContext = createContext<Scope>(PAGE);

/** Returns the scope of shortcuts registered here: the page, or the dialog of the enclosing `ShortcutScope`. */
export const useShortcutScope = (): Scope => use(ScopeContext);
