import type { ReactElement } from 'react';
import type { FieldPopoverProps } from '../Field/FieldPopover.tsx';
import { SearchableList } from '../listbox/SearchableList.tsx';
import { useTexts } from '../texts/Texts.tsx';
import { LanguageFlag, LanguageName } from './LanguageName.tsx';
import type { Language } from './LanguageSwitcher.tsx';
import { languageSwitcherTexts } from './LanguageSwitcher.texts.ts';

/** More than fit into view are searched. */
const SEARCHED_FROM = 9;

interface LanguageListProps extends FieldPopoverProps {
  languages: readonly Language[];
  value: string;
  onChange: (id: string) => void;
}

/** The languages of a `LanguageSwitcher`, searchable by their own name or by their name in the current language. */
export function LanguageList({ languages, ...props }: LanguageListProps): ReactElement {
  const texts = useTexts(languageSwitcherTexts);
  const current = languages.find(({ id }) => id === props.value);
  const names = new Intl.DisplayNames(current?.lang ?? 'en', { type: 'language' });
  const entries = languages.map((language) => ({
    id: language.id,
    text: `${language.name} ${names.of(language.lang) ?? ''}`,
    content: (
      <>
        <LanguageFlag language={language} />
        <LanguageName language={language} />
      </>
    ),
  }));
  return (
    <SearchableList
      {...props}
      entries={entries}
      searchLabel={languages.length >= SEARCHED_FROM ? texts.searchLanguages : undefined}
    />
  );
}
