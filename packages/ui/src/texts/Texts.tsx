import { createContext, type ReactElement, type ReactNode, use, useCallback, useMemo } from 'react';

/** Values put into a text. Numbers arrive formatted for the language. */
export type TextValues = Readonly<Record<string, unknown>>;
/** What a component says by itself, in English: texts, and functions of the values that are put into one. */
export type Words = Readonly<Record<string, string | ((values: never) => string)>>;
/** A text of the kit in the language of the application; nothing where there is none, English stands in then. */
export type Translate = (key: string, values?: TextValues) => string | undefined;

const TextsContext = createContext<Translate | null>(null);

/** Props of {@link TextsProvider}. */
export interface TextsProviderProps {
  /** Looks a text up by its key, such as `nextPage`. Keep the function the same between renders. */
  translate: Translate;
  /** Where the language holds. */
  children: ReactNode;
}

/** Gives the kit its words in another language than English. What one provider lacks the one outside may have. */
export function TextsProvider({ translate, children }: TextsProviderProps): ReactElement {
  const outer = use(TextsContext);
  const all = useCallback<Translate>(
    (key, values) => translate(key, values) ?? outer?.(key, values),
    [translate, outer],
  );
  return <TextsContext value={all}>{children}</TextsContext>;
}

/** The words of a component in the language of the nearest {@link TextsProvider}. */
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
