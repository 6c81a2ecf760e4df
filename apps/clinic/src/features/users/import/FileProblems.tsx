import { EMPLOYEE_CSV, type EmployeesFileCheck } from '@isopter/contract';
import { Banner, useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The problems of a file that cannot be imported at all, such as a missing column. */
export function FileProblems({ problems }: Pick<EmployeesFileCheck, 'problems'>): ReactElement {
  const { t } = useTranslation();
  const number = useNumberFormat();
  const words = ({ code, detail, line }: EmployeesFileCheck['problems'][number]): string => {
    const reason = t(($) => $.users.import.problems[code], { column: detail, lines: number(EMPLOYEE_CSV.lines) });
    return line ? t(($) => $.users.import.atLine, { line: number(line), reason }) : reason;
  };
  return (
    <Banner tone="critical" title={t(($) => $.users.import.unusable)}>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.line} ${problem.code} ${problem.detail}`}>{words(problem)}</li>
        ))}
      </ul>
    </Banner>
  );
}
