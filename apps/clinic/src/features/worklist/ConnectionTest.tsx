import { useTestPacsConnection } from '@isopter/api-client';
import type { PacsTest } from '@isopter/contract';
import { Button } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '../../lib/platform/errors/useErrorToast.ts';
import { StepMark } from '../../lib/domain/pacs/StepMark.tsx';
import * as css from './Worklist.css.ts';

const SYSTEMS = ['worklist', 'archive', 'mpps'] as const;

/** Tests the connection to the systems of a pool, and shows why there is none [OUR-729]. Another pool is another test: give it a key. */
export function ConnectionTest({ pool }: { pool: string }): ReactElement {
  const { t } = useTranslation();
  const { send, isSending } = useTestPacsConnection();
  const showError = useErrorToast();
  const [results, setResults] = useState<PacsTest | null>(null);
  const test = (): void => {
    setResults(null);
    void send({ params: { id: pool } }).then(setResults, showError);
  };
  return (
    <div className={css.test}>
      <Button variant="secondary" size="sm" isPending={isSending} onPress={test}>
        {t(($) => $.pacs.test.start)}
      </Button>
      <div role="status" className={css.results}>
        {results && <Results {...results} />}
      </div>
    </div>
  );
}

function Results(results: PacsTest): ReactElement {
  const { t } = useTranslation();
  if (results.worklist === null) return <>{t(($) => $.pacs.test.notSetUp)}</>;
  // the archive may be the system of the worklist
  const isOne = results.archive === null;
  return (
    <>
      {SYSTEMS.map((system) => {
        const result = results[system];
        if (result === null) return null;
        const isConnected = result === 'CONNECTED';
        const name = t(($) => $.pacs.test.systems[isOne && system === 'worklist' ? 'both' : system]);
        return (
          <StepMark
            key={system}
            step={isConnected ? 'success' : 'failure'}
            details={isConnected ? null : t(($) => $.pacs.test.hints[result])}
          >
            {t(($) => (isConnected ? $.pacs.test.connected : $.pacs.test.failed), { name })}
          </StepMark>
        );
      })}
    </>
  );
}
