import { type ReactElement, type ReactNode, useLayoutEffect, useMemo } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components';
import { applyBrand } from '../packages/ui/src/brand/applyBrand.ts';
import { BrandProvider } from '../packages/ui/src/brand/BrandProvider.tsx';
import { COLOR_VISION_MATRICES, type ColorVision } from '../packages/ui/src/color/colorVision.ts';
import { TextsProvider } from '../packages/ui/src/texts/Texts.tsx';
import { brands } from './brands.ts';
import { kitTranslate } from './kitWords.ts';
import { PSEUDO_LOCALE, PSEUDO_RTL_LOCALE, pseudoTranslate } from './pseudo.ts';
import type { globalTypes } from './toolbar.ts';

/** Value of each axis of the toolbar. */
export type StageGlobals = Record<keyof typeof globalTypes, string>;

interface StageProps {
  globals: StageGlobals;
  children: ReactNode;
}

/** The language written in a script of the wanted direction: English words laid out right to left, and so on. */
function inDirection(locale: string, direction: string): string {
  if (direction === 'auto') return locale;
  return new Intl.Locale(locale, { script: direction === 'rtl' ? 'Arab' : 'Latn' }).toString();
}

function DocumentAttributes({ globals }: Pick<StageProps, 'globals'>): null {
  const { locale, direction } = useLocale();
  const { brand, theme, vision, density, textScale, motion, seenWith } = globals;
  useLayoutEffect(() => {
    const worn = brands[brand];
    const undo = worn && applyBrand(worn);
    // told to those who watch the attributes of the document
    document.documentElement.dataset['brand'] = brand;
    return undo;
  }, [brand]);
  useLayoutEffect(() => {
    const root = document.documentElement;
    Object.assign(root.dataset, { theme, vision, density, textScale, motion });
    root.lang = locale;
    root.dir = direction;
    // on the root a filter covers overlays too and moves nothing
    root.style.filter = seenWith in COLOR_VISION_MATRICES ? `url(#seen-with-${seenWith})` : '';
  }, [theme, vision, density, textScale, motion, seenWith, locale, direction]);
  return null;
}

/** How a person with a colour vision deficiency sees the page: the simulation in linear light, as a filter. */
function SeenWith({ vision }: { vision: ColorVision }): ReactElement {
  return (
    <svg aria-hidden width={0} height={0} style={{ position: 'absolute' }}>
      <filter id={`seen-with-${vision}`} colorInterpolationFilters="linearRGB">
        <feColorMatrix
          values={`${COLOR_VISION_MATRICES[vision].map((row) => `${row.join(' ')} 0 0`).join(' ')} 0 0 0 1 0`}
        />
      </filter>
    </svg>
  );
}

/** The words of the kit in the language of the toolbar. */
function KitWords({ locale, children }: { locale: string; children: ReactNode }): ReactElement {
  const isPseudo = [PSEUDO_LOCALE, PSEUDO_RTL_LOCALE].includes(locale);
  const translate = useMemo(() => (isPseudo ? pseudoTranslate : kitTranslate(locale)), [isPseudo, locale]);
  return <TextsProvider translate={translate}>{children}</TextsProvider>;
}

/** Puts a story where the toolbar wants it, as an application would: attributes of the document, language, words. */
export function Stage({ globals, children }: StageProps): ReactElement {
  const { seenWith } = globals;
  return (
    <I18nProvider locale={inDirection(globals.locale, globals.direction)}>
      <DocumentAttributes globals={globals} />
      {seenWith in COLOR_VISION_MATRICES && <SeenWith vision={seenWith as ColorVision} />}
      <KitWords locale={globals.locale}>
        <BrandProvider brand={brands[globals.brand] ?? null}>{children}</BrandProvider>
      </KitWords>
    </I18nProvider>
  );
}
