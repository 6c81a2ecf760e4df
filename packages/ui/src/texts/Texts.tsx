import { createContext, type ReactElement, type ReactNode, use, useCallback, useMemo } from 'react';

/** The values inserted into a text. Numbers are formatted for the locale. */
export type TextValues = Readonly<Record<string, unknown>>;
/** The English texts of a component: strings, and functions of the inserted values. */
export type Words = Readonly<Record<string, string | ((values: never) => string)>>;
/**
 * Translates a text of the kit into the language of the application; returns `undefined` if there is no translation,
 * and English is used.
 */
export type Translate = (key: string, values?: TextValues) => string | undefined;

const TextsContext = createContext<Translate | null>(null);

/** Props of {@link TextsProvider}. */
export interface TextsProviderProps {
  /** Looks up a text by its key, such as `nextPage`. Keep the function identical between renders. */
  translate: Translate;
  /** The content that is shown in the language. */
  children: ReactNode;
}

/**
 * Provides the texts of the kit in another language than English. A text missing here is taken from the provider
 * outside.
 */
export function TextsProvider({ translate, children }: TextsProviderProps): ReactElement {
  const outer = use(TextsContext);
  const all = useCallback<Translate>(
    (key, values) => translate(key, values) ?? outer?.(key, values),
    [translate, outer],
  );
  return <TextsContext value={all}>{children}</TextsContext>;
}

/** The texts of a component in the language of the nearest {@link TextsProvider}. */
export function useTexts<T extends Words>(words: T): T {
  const translate = use(TextsContext);
  return useMemo(() => (translate === null ? words : translated(words, translate)), [words, translate]);
}

function translated<T extends Words>(words: T, translate: Translate): T {
  const entries = Object.entries(words).map(([key, word]) => [
    key,
    typeof word === 'string'
      ? (translate(key) ?? word)
      : (values: TextValues) => translate(key, values) ?? word(values as never),
  ]);
  return Object.fromEntries(entries) as T;
}
