import { createContext, type ReactElement, type ReactNode, useContext, useMemo } from 'react';
import { defaultTexts, type Texts } from './defaultTexts.ts';

const TextsContext = createContext<Texts>(defaultTexts);

/** Props of {@link TextsProvider}. */
export interface TextsProviderProps {
  /** The kit's words in the language of the application; what is left out stays as it is outside. */
  texts: Partial<Texts>;
  children: ReactNode;
}

/** Gives the kit its words in another language than English. */
export function TextsProvider({ texts, children }: TextsProviderProps): ReactElement {
  const outer = useContext(TextsContext);
  const merged = useMemo(() => ({ ...outer, ...texts }), [outer, texts]);
  return <TextsContext value={merged}>{children}</TextsContext>;
}

/** The kit's words in the language of the nearest {@link TextsProvider}. */
export const useTexts = (): Texts => useContext(TextsContext);
