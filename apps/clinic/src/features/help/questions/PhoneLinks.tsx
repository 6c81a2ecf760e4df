import { Link } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf, PHONES } from '../place.ts';
import { links } from './questions.css.ts';

/** The set-up pages of phones. */
export function PhoneLinks(): ReactElement {
  const { t } = useTranslation('help');
  return (
    <ul className={links} aria-label={t(($) => $.phones.links)}>
      {PHONES.map((phone) => (
        <li key={phone}>
          <Link href={addressOf({ tab: 'questions', phone })}>{t(($) => $.phones[phone].title)}</Link>
        </li>
      ))}
    </ul>
  );
}
