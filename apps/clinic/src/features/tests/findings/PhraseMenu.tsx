import { leftFirst } from '@isopter/clinical';
import { type Test, TEXT_MAX } from '@isopter/contract';
import { Button, Menu, MenuItem, MenuTrigger } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import { fillPhrase, type Writing } from '../../../lib/domain/tests/phrases/phrases.ts';
import { writtenOf } from '../../../lib/domain/tests/result/lines.ts';
import { useResultText } from '../../../lib/domain/tests/result/useResultText.ts';
import * as css from './Findings.css.ts';

/** Props of {@link PhraseMenu}. */
export interface PhraseMenuProps {
  test: Test;
  text: string;
  onChange: (text: string) => void;
}

/** Inserts the user's phrases into an interpretation, with the values of the test; refuses what lacks a value [OUR-745]. */
export function PhraseMenu({ test, text, onChange }: PhraseMenuProps): ReactElement {
  const { t, i18n } = useTranslation();
  const { interpretation_phrases: phrases } = useSignedIn().preferences;
  const writing = useWriting(test);
  const [refusal, setRefusal] = useState<string | null>(null);
  const findings = leftFirst(test.result?.findings ?? []);

  const insert = (phrase: string): void => {
    const filled = fillPhrase(phrase, findings, writing);
    if ('missing' in filled) {
      const missing = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(filled.missing);
      return setRefusal(t(($) => $.findings.phrases.missing, { missing }));
    }
    const longer = [text.trimEnd(), filled.text].filter(Boolean).join('\n');
    if (longer.length > TEXT_MAX.interpretation) {
      return setRefusal(t(($) => $.findings.phrases.long, { max: TEXT_MAX.interpretation }));
    }
    setRefusal(null);
    onChange(longer);
  };
  return (
    <>
      <MenuTrigger>
        <Button size="sm">{t(($) => $.findings.phrases.insert)}</Button>
        <Menu>
          {[...new Set(phrases)].map((phrase) => (
            <MenuItem key={phrase} onAction={() => insert(phrase)}>
              {phrase}
            </MenuItem>
          ))}
          <MenuItem href="/preferences?tab=1">{t(($) => $.findings.phrases.edit)}</MenuItem>
        </Menu>
      </MenuTrigger>
      <span role="status" className={css.refusal}>
        {refusal}
      </span>
    </>
  );
}

/** Values are written as in lists of tests, without the marks of direction that a report does not print. */
function useWriting({ system_unit }: Test): Writing {
  const { t } = useTranslation();
  const text = useResultText();
  return {
    value: (finding) => text(writtenOf(finding, system_unit ?? 'IMP')).replaceAll(/[\u200E\u200F\u2066-\u2069]/g, ''),
    side: (side) => (side === 'RIGHT' || side === 'LEFT' ? t(($) => $.tests.sides[side]) : side),
  };
}
