import type { DateText } from '@isopter/contract';
import { Banner, Select } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldWords } from '../progression/useFieldWords.ts';
import * as css from './Compare.css.ts';

interface Dated {
  id: string;
  day: DateText;
}

/** Props of {@link TestChoices}. */
export interface TestChoicesProps {
  a: Dated | null;
  b: Dated;
  /** The tests to choose from. */
  tests: readonly Dated[];
  /** Whether a chosen test no longer exists, so that another one replaces it [OUR-361]. */
  isGone: boolean;
  setTest: (letter: 'a' | 'b', test: string) => void;
  /** The name of the field of a letter. */
  labelOf: (letter: 'A' | 'B') => string;
  /** Explains how both are drawn. */
  legend: string;
  /** Message if there is no A. */
  secondNeeded: string;
}

/** Selects the two tests to compare by their dates, and explains how they are drawn. */
export function TestChoices(props: TestChoicesProps): ReactElement {
  const { a, b, tests, isGone, setTest, labelOf, legend, secondNeeded } = props;
  const { t } = useTranslation();
  const { day } = useFieldWords();
  const choices = [
    { letter: 'A', key: 'a', test: a, other: b },
    { letter: 'B', key: 'b', test: b, other: a },
  ] as const;
  return (
    <>
      {isGone && <Banner tone="caution">{t(($) => $.compare.notThere)}</Banner>}
      <div className={css.controls}>
        {choices.map(({ letter, key, test, other }) => {
          const options = tests.filter(({ id }) => id !== other?.id).map((one) => ({ id: one.id, label: day(one) }));
          return (
            <div key={key} className={css.head}>
              <span className={css.letter}>{letter}</span>
              <div className={css.when}>
                <Select
                  label={labelOf(letter)}
                  isLabelHidden
                  options={options}
                  value={test?.id ?? null}
                  onChange={(id) => setTest(key, id)}
                  isDisabled={options.length === 0}
                />
              </div>
            </div>
          );
        })}
        <p className={css.note}>{legend}</p>
      </div>
      {!a && <p className={css.note}>{secondNeeded}</p>}
    </>
  );
}
