import { useCall } from '@isopter/api-client';
import { isEnded, type Test, testStatus } from '@isopter/contract';
import type { ReactElement } from 'react';
import { useFormats } from '../../lib/platform/format/useFormats.ts';
import { useRecognised } from '../../lib/domain/patients/useRecognise.ts';
import { useTestName } from '../../lib/domain/tests/useTestName.ts';

/**
 * Which test of whom a question is about, the person with birth and id number and the test with its date once it is over:
 * so that it is not done to another one.
 */
export function WhoseTest({ test }: { test: Test }): ReactElement {
  const recognised = useRecognised();
  const { data: patient } = useCall('getPatient', test.patient ? { params: { id: test.patient } } : null, {
    silent: true,
  });
  const nameOf = useTestName();
  const { when } = useFormats();
  const person = patient && recognised(patient);
  const date =
    test.time_start && isEnded(testStatus(test.status)) ? when(test.time_start, 'alone', test.timezone) : null;
  return (
    <>
      {person && (
        <>
          <strong>
            <bdi>{person.name}</bdi>
          </strong>
          <br />
          {person.details !== '' && (
            <>
              <bdi>{person.details}</bdi>
              <br />
            </>
          )}
        </>
      )}
      <bdi>{nameOf(test.test_group)}</bdi>
      {date !== null && (
        <>
          {' · '}
          <bdi>{date}</bdi>
        </>
      )}
      <br />
    </>
  );
}
