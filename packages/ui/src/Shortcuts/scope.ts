import { createContext, use } from 'react';
import { PAGE, type Scope } from './registry.ts';

export const ScopeContext = createContext<Scope>(PAGE);

/** Where shortcuts registered here are active: the page, or the dialog of the enclosing `ShortcutScope`. */
export const useShortcutScope = (): Scope => use(ScopeContext);
