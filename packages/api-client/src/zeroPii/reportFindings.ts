import { ApiError } from '../ApiError.ts';
import type { PlainCall } from '../personalCall.ts';
import type { Findings } from './answers.ts';

/**
 * Reports personal data that are not shown, each patient once [OUR-575]. A report that does not reach the server is repeated
 * with the next answer about the patient.
 * @param reported what was reported in this session
 */
export function reportFindings(findings: Findings, reported: Set<string>, plain: PlainCall): void {
  for (const [patient, problem] of findings) {
    const what = `${patient} ${problem}`;
    if (problem === null || reported.has(what)) continue;
    reported.add(what);
    plain('reportPersonalData', { params: { id: patient }, body: { problem } }).catch((error: unknown) => {
      // who may not report it is refused each time
      const isLater = !(error instanceof ApiError) || error.offline || error.status >= 500 || error.status === 429;
      if (isLater) reported.delete(what);
    });
  }
}
