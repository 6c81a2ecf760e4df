import { Select } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useFieldWords } from '../progression/useFieldWords.ts';
import * as css from './Compare.css.ts';

interface Dated {
  id: string;
  time: string;
}

/** Props of {@link TestChoice}. */
export interface TestChoiceProps {
  letter: 'A' | 'B';
  /** The name of the field. */
  label: string;
  test: Dated | null;
  /** Those it can be. */
  tests: readonly Dated[];
  onChange: (test: string) => void;
}

/** Which test is A, or B, by its day. */
export function TestChoice({ letter, label, test, tests, onChange }: TestChoiceProps): ReactElement {
  const { day } = useFieldWords();
  return (
    <div className={css.head}>
      <span className={css.letter}>{letter}</span>
      <div className={css.when}>
        <Select
          label={label}
          isLabelHidden
          options={tests.map(({ id, time }) => ({ id, label: day(time) }))}
          value={test?.id ?? null}
          onChange={onChange}
          isDisabled={tests.length === 0}
        />
      </div>
    </div>
  );
}
