import { useReadingPlace, useUnassignReading } from '@isopter/api-client';
import { hasStatus, type Test } from '@isopter/contract';
import { Button } from '@isopter/ui';
import { type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '../../../lib/platform/errors/useErrorToast.ts';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import { useIsDoctor } from '../../../lib/platform/session/useIsDoctor.ts';
import type { ReadingQueue } from '../../../lib/domain/tests/reading/queuePlace.ts';
import { AssignDialog } from './AssignDialog.tsx';
import * as css from './Findings.css.ts';

interface AssignedReadingProps {
  test: Test;
  queue: ReadingQueue;
}

/** To whom the reading of an unread test is assigned; doctors assign it, and take it back [OUR-746] [OUR-747]. */
export function AssignedReading({ test, queue }: AssignedReadingProps): ReactElement | null {
  const { t } = useTranslation();
  const { when } = useFormats();
  const { data: place } = useReadingPlace(test.id, queue);
  const unassign = useUnassignReading();
  const showError = useErrorToast();
  const isDoctor = useIsDoctor();
  const [isAsking, setAsking] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const isUnread = test.sign_off === 'new' && hasStatus(test.status, 'finished');
  if (!place || !isUnread) return null;
  const { assigned } = place;
  const takeBack = async (): Promise<void> => {
    try {
      await unassign.send({ params: { id: test.id } });
      // the pressed button disappears
      group.current?.querySelector('button')?.focus();
    } catch (error) {
      showError(error);
    }
  };
  return (
    <div ref={group} className={css.assigned} role="group" aria-label={t(($) => $.reading.title)}>
      <div className={css.assignedWords} role="status">
        {assigned && (
          <>
            <span>
              {t(($) => $.reading.assigned, {
                name: assigned.to.name,
                by: assigned.by.name,
                when: when(assigned.at, 'in a sentence'),
              })}
            </span>
            {assigned.note && <q className={css.said}>{assigned.note}</q>}
          </>
        )}
      </div>
      {isDoctor && (
        <>
          <Button onPress={() => setAsking(true)}>
            {assigned ? t(($) => $.reading.reassign) : t(($) => $.reading.assign)}
          </Button>
          {assigned && (
            <Button variant="quiet" isPending={unassign.isSending} onPress={() => void takeBack()}>
              {t(($) => $.reading.unassign)}
            </Button>
          )}
        </>
      )}
      {isAsking && <AssignDialog test={test} onClose={() => setAsking(false)} />}
    </div>
  );
}
