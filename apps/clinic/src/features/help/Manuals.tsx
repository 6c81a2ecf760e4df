import { type AppLanguage, DEFAULT_APP_LANGUAGE } from '@isopter/contract';
import { LinkButton } from '@isopter/ui';
import { DownloadIcon } from '@isopter/ui/icons';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/platform/i18n/useLanguage.ts';
import { buttons, heading, hint, manuals } from './Help.css.ts';

/** The languages the manuals are written in, as reports are; apps/server/src/exchange/manuals makes them. */
const MANUAL_LANGUAGES: readonly AppLanguage[] = ['en-us', 'es-es'];

/** The user manuals as files, in the language of the application, or in English. */
export function Manuals(): ReactElement {
  const { t } = useTranslation('help');
  const own = useLanguage();
  const language = MANUAL_LANGUAGES.find((written) => written === own) ?? DEFAULT_APP_LANGUAGE;
  const title = useId();
  const file = (name: string): { href: string; download: string; hrefLang: string } => ({
    href: `/manuals/${name}.${language}.pdf`,
    download: `${name}.${language}.pdf`,
    hrefLang: language,
  });
  return (
    <section className={manuals} aria-labelledby={title}>
      <h2 id={title} className={heading}>
        {t(($) => $.manuals)}
      </h2>
      <div className={buttons}>
        <LinkButton {...file('manual-s')} icon={<DownloadIcon />}>
          {t(($) => $.manualS)}
        </LinkButton>
        <LinkButton {...file('manual-ets')} icon={<DownloadIcon />}>
          {t(($) => $.manualETS)}
        </LinkButton>
      </div>
      {language !== own && <p className={hint}>{t(($) => $.manualsIn)}</p>}
    </section>
  );
}
