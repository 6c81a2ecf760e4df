import { useMoveTest, useTest } from '@isopter/api-client';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'wouter';
import { useDatedTestName } from '../../../lib/domain/tests/useDatedTestName.ts';
import { MoveScreen } from '../MoveScreen.tsx';

/** Moving a finished test to another patient [LIST-09, LIST-15]. */
export function TestMove(): ReactElement {
  const { id } = useParams<{ id: string }>();
  const [query] = useSearchParams();
  const owner = query.get('patient') || null;
  const { t } = useTranslation();
  const nameOf = useDatedTestName();
  const { data } = useTest(id);
  const { send, isSending } = useMoveTest();
  const test = data && nameOf(data);
  const href = owner ? `/tests/${owner}` : '/patients';

  return (
    <MoveScreen
      title={t(($) => $.tests.move.title)}
      owner={owner}
      list={{ label: t(($) => $.tests.title), href }}
      hint={() => (test === undefined ? undefined : t(($) => $.tests.move.hint, { test }))}
      summary={(from, to) => {
        if (test === undefined) return undefined;
        return from === null
          ? t(($) => $.tests.move.summaryNobody, { test, to })
          : t(($) => $.tests.move.summary, { test, from, to });
      }}
      isSending={isSending}
      onMove={(patient) => send({ params: { id }, body: { patient } })}
      texts={{ moved: t(($) => $.tests.move.testMoveSuccess), failed: t(($) => $.tests.move.testMoveError) }}
      movedTo={() => href}
    />
  );
}
