import type { SignedText } from '@isopter/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import * as css from './Findings.css.ts';

/** Signed texts: the last one is valid; earlier ones are struck out, with signer and time [OUR-25]. */
export function SignedTexts({ texts }: { texts: readonly SignedText[] }): ReactElement | null {
  const { t } = useTranslation();
  const { moment } = useFormats();
  if (texts.length === 0) return null;
  return (
    <ol className={css.texts} aria-label={t(($) => $.findings.signedTexts)}>
      {texts.toReversed().map(({ number, text, signed_by: by, signed }, index) => (
        <li key={number}>
          <p className={css.said} dir="auto">
            {index === 0 ? text : <del>{text}</del>}
          </p>
          <p className={css.quiet}>
            {t(($) => (number === 0 ? $.findings.signedBy : $.findings.amendedBy), {
              name: by.name,
              when: moment(signed),
              number,
            })}
          </p>
        </li>
      ))}
    </ol>
  );
}
