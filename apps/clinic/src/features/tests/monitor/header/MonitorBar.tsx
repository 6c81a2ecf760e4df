import { isEnded } from '@isopter/contract';
import { Button, useNumberFormat } from '@isopter/ui';
import { FileIcon, PauseIcon, PlayIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { aboutMinutes } from '../../../../lib/domain/tests/aboutMinutes.ts';
import { useDuration, useElapsed } from '../../../../lib/domain/tests/useElapsed.ts';
import { CancelTest } from '../end/CancelTest.tsx';
import { CommandNotice } from '../commands/CommandNotice.tsx';
import * as css from '../Monitor.css.ts';
import { StatePill, type StatePillProps } from './StatePill.tsx';
import type { DeviceActions } from '../commands/useDeviceActions.ts';
import type { MonitorActions } from '../useMonitorActions.ts';

/** Props of {@link MonitorBar}. */
export interface MonitorBarProps extends StatePillProps {
  /** Whether the bar shows the state, instead of the heading. */
  hasState: boolean;
  /** Progress of the test, 0 to 100. */
  completion: number;
  offered: MonitorActions;
  /** Null for read-only users. */
  actions: DeviceActions | null;
}

/**
 * The parts that must always be in reach while a test is watched: its state, its running time, the button that pauses
 * or continues it, and the one that cancels it; once it is over, its report [MON-10, MON-12, MON-20].
 */
export function MonitorBar({ hasState, completion, offered, actions, ...shown }: MonitorBarProps): ReactElement {
  const { t } = useTranslation();
  const { test, dashboard } = shown.state;
  const isOver = isEnded(dashboard.status);
  const { lead, start, resume, reports, cancel } = offered;
  return (
    <div className={css.bar}>
      <div className={css.barParts}>
        {!isOver && (
          <div className={css.edge} aria-hidden="true" data-stale={shown.stale ? true : undefined}>
            <div className={css.edgeDone} style={{ inlineSize: `${completion}%` }} />
          </div>
        )}
        <div className={css.barLine}>
          {hasState && <StatePill {...shown} />}
          {actions && <CommandNotice actions={actions} />}
          {!isOver && test.time_start && <Elapsed since={test.time_start} expected={test.expected_seconds ?? null} />}
        </div>
        <div className={css.barButtons}>
          {actions && lead && (
            <Button
              key="lead"
              variant="primary"
              isFullWidth
              {...(lead !== 'forward' && {
                icon: lead === 'pause' ? <PauseIcon /> : <PlayIcon />,
                pendingText: t(($) => (lead === 'pause' ? $.monitor.pausing : $.monitor.continuing)),
              })}
              isPending={actions.isPending(lead)}
              onPress={() => actions.send({ message: lead })}
            >
              {t(($) => $.monitor[lead])}
            </Button>
          )}
          {start && (
            <Button key="start" variant="primary" icon={<PlayIcon />} isFullWidth onPress={start}>
              {t(($) => $.monitor.start)}
            </Button>
          )}
          {resume && (
            <Button key={lead ? 'resume' : 'lead'} variant="primary" isFullWidth onPress={resume}>
              {t(($) => $.tests.actions.resume)}
            </Button>
          )}
          {reports.map(({ eye, show }, index) => (
            <Button
              key={index === 0 && !lead && !resume ? 'lead' : (eye ?? 'both')}
              variant="primary"
              icon={<FileIcon />}
              isFullWidth
              onPress={show}
            >
              {t(($) => (eye ? $.tests.actions[`report${eye}`] : $.monitor.report))}
            </Button>
          ))}
          {actions && cancel && <CancelTest test={test} actions={actions} {...cancel} />}
        </div>
      </div>
    </div>
  );
}

/** Shows how long the test has been running and how long such a test usually takes, if known [OUR-76]. */
function Elapsed({ since, expected }: { since: string; expected: number | null }): ReactElement {
  const { t } = useTranslation();
  const duration = useDuration();
  const number = useNumberFormat();
  return (
    <span className={css.elapsed}>
      <span className={css.quiet}>{t(($) => $.monitor.elapsed)}</span>{' '}
      <time dir="ltr">{duration(useElapsed(since))}</time>
      {expected !== null && (
        <>
          {' '}
          <span className={css.quiet}>{t(($) => $.monitor.expected, { minutes: number(aboutMinutes(expected)) })}</span>
        </>
      )}
    </span>
  );
}
