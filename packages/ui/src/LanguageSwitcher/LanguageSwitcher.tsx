import { type ReactElement, useCallback, useRef, useState } from 'react';
import { ButtonContext } from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import { useLoaded } from '../lazy/useLoaded.ts';
import { useTexts } from '../texts/Texts.tsx';
import { LanguageFlag, LanguageName } from './LanguageName.tsx';
import { languageSwitcherTexts } from './LanguageSwitcher.texts.ts';

const loadList = (): Promise<typeof import('./LanguageList.tsx')> => import('./LanguageList.tsx');

/** A language to choose. */
export interface Language {
  /** The id passed to `value` and `onChange`. */
  id: string;
  /** Its name in the language itself: `Español`. */
  name: string;
  /** Its BCP 47 tag, which determines how the name is pronounced and displayed. */
  lang: string;
  /** The URL of an image of its flag, shown in addition to the name. */
  flag?: string;
}

/** Props of {@link LanguageSwitcher}. */
export interface LanguageSwitcherProps {
  /** The languages in display order; a long list can be searched. */
  languages: readonly Language[];
  /** The id of the current language. */
  value: string;
  /** Called with the id of the selected language. */
  onChange?: (id: string) => void;
  /**
   * The label of the button, in the language of the application.
   * @default 'Language' in the kit's language
   */
  label?: string;
  /**
   * Whether the list is initially open.
   * @default false
   */
  defaultOpen?: boolean;
}

/**
 * Changes the language of the application; each language is listed under its own name [I18N-06].
 * @selector [data-component="LanguageSwitcher"] The button with its list.
 */
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
  const shown = languages.find(({ id }) => id === value) ?? { id: value, name: value, lang: value };
  const title = label ?? texts.language;
  return (
    <span data-component="LanguageSwitcher">
      <ButtonContext value={{ ref: trigger, isPressed: isOpen }}>
        <Button
          variant="quiet"
          size="sm"
          aria-label={`${title}: ${shown.name}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          icon={<LanguageFlag language={shown} />}
          onPress={() => setOpen(true)}
        >
          <LanguageName isShort language={shown} />
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
