import { type ReactElement, useCallback, useRef, useState } from 'react';
import { ButtonContext } from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import { useLoaded } from '../lazy/useLoaded.ts';
import { useTexts } from '../texts/Texts.tsx';
import { LanguageName } from './LanguageName.tsx';
import { languageSwitcherTexts } from './LanguageSwitcher.texts.ts';

const loadList = (): Promise<typeof import('./LanguageList.tsx')> => import('./LanguageList.tsx');

/** A language to choose. */
export interface Language {
  /** What `value` and `onChange` carry. */
  id: string;
  /** Its name in itself: `Español`. */
  name: string;
  /** Its BCP 47 tag, by which its name is pronounced and written. */
  lang: string;
  /** Address of the picture of its flag; it only adds to the name. */
  flag?: string;
}

/** Props of {@link LanguageSwitcher}. */
export interface LanguageSwitcherProps {
  /** Languages in the order in which they are offered; a long list can be searched. */
  languages: readonly Language[];
  /** Id of the language the application is shown in. */
  value: string;
  /** Called with the id of another language. */
  onChange?: (id: string) => void;
  /**
   * What is chosen here, in the language of the application.
   * @default 'Language' in the kit's language
   */
  label?: string;
  /**
   * The list is open at first.
   * @default false
   */
  defaultOpen?: boolean;
}

/** Shows the application in another language: each is called as its speakers call it [I18N-06]. */
export function LanguageSwitcher({
  languages,
  value,
  onChange,
  label,
  defaultOpen = false,
}: LanguageSwitcherProps): ReactElement {
  const texts = useTexts(languageSwitcherTexts);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(defaultOpen);
  const close = useCallback(() => setOpen(false), []);
  const part = useLoaded(loadList, isOpen, close);
  const current = languages.find(({ id }) => id === value);
  const title = label ?? texts.language;
  return (
    <span data-component="LanguageSwitcher">
      <ButtonContext value={{ ref: trigger, isPressed: isOpen }}>
        <Button
          variant="quiet"
          size="sm"
          aria-label={`${title}: ${current?.name ?? value}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPress={() => setOpen(true)}
        >
          <LanguageName language={current ?? { id: value, name: value, lang: value }} />
        </Button>
      </ButtonContext>
      {part && (
        <part.LanguageList
          isOpen={isOpen}
          onOpenChange={setOpen}
          triggerRef={trigger}
          aria-label={title}
          languages={languages}
          value={value}
          onChange={(id) => onChange?.(id)}
        />
      )}
    </span>
  );
}
