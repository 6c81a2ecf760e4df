import { type ReactElement, type ReactNode, useLayoutEffect } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components';

interface StageProps {
  theme: string;
  density: string;
  locale: string;
  /** `auto`: as the language is written. */
  direction: string;
  children: ReactNode;
}

/** The language written in a script of the wanted direction: English words laid out right to left, and so on. */
function inDirection(locale: string, direction: string): string {
  if (direction === 'auto') return locale;
  return new Intl.Locale(locale, { script: direction === 'rtl' ? 'Arab' : 'Latn' }).toString();
}

function DocumentAttributes({ theme, density }: Pick<StageProps, 'theme' | 'density'>): null {
  const { locale, direction } = useLocale();
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    root.dataset['density'] = density;
    root.lang = locale;
    root.dir = direction;
  }, [theme, density, locale, direction]);
  return null;
}

/** Puts a story into the theme, density, language and direction of the toolbar, as an application would. */
export function Stage({ theme, density, locale, direction, children }: StageProps): ReactElement {
  return (
    <I18nProvider locale={inDirection(locale, direction)}>
      <DocumentAttributes theme={theme} density={density} />
      {children}
    </I18nProvider>
  );
}
