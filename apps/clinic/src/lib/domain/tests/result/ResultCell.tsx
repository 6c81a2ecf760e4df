import type { Test } from '@isopter/contract';
import { EyeTag, MissingValue } from '@isopter/ui';
import { Fragment, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { resultLines } from './lines.ts';
import { line, lines, part, side as sideStyle } from './ResultCell.css.ts';
import { useResultText } from './useResultText.ts';

/** A short result of a test, one line per eye or ear [OUR-70]. */
export function ResultCell({ test }: { test: Test }): ReactElement | null {
  const { t } = useTranslation();
  const text = useResultText();
  if (test.sign_off === null || test.sign_off === undefined) return null;
  const found = test.result ? resultLines(test.result, test.system_unit ?? 'IMP') : [];
  if (found.length === 0) return <MissingValue label={t(($) => $.tests.result)} />;
  return (
    <ul className={lines}>
      {found.map(({ side, written }) => (
        <li key={side} className={line}>
          <span className={sideStyle}>
            {side === 'RIGHT' || side === 'LEFT' ? t(($) => $.tests.sides[side]) : <EyeTag eye={side} />}
          </span>
          <bdi>
            {written.map(text).map((said, index) => (
              <Fragment key={said}>
                {index > 0 && ' · '}
                <span className={part}>{said}</span>
              </Fragment>
            ))}
          </bdi>
        </li>
      ))}
    </ul>
  );
}
