import type { ReadingOrder, Today, UnreadTest } from '@isopter/contract';
import { SmallDrawing } from '@isopter/monitor-charts/course';
import { Card, EmptyState, Link, Select, Switch, useNumberFormat } from '@isopter/ui';
import { EyeIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/platform/format/useFormats.ts';
import { sideNumbers } from '../../lib/domain/tests/course/numbers.ts';
import { pictureOf } from '../../lib/domain/tests/course/picture.ts';
import { useIsDoctor } from '../../lib/platform/session/useIsDoctor.ts';
import { type ReadingQueue, readingPath } from '../../lib/domain/tests/reading/queuePlace.ts';
import { useReadingOrders } from '../../lib/domain/tests/reading/useReadingOrders.ts';
import { ResultCell } from '../../lib/domain/tests/result/ResultCell.tsx';
import { useTestName } from '../../lib/domain/tests/useTestName.ts';
import * as css from './Today.css.ts';
import { usePatientName } from '../../lib/domain/patients/usePatientName.ts';

/** Props of {@link ToRead}. */
export interface ToReadProps {
  unread: Today['unread'];
  since: number | null;
  queue: ReadingQueue;
  onOrder: (order: ReadingOrder) => void;
  /** Narrows the queue to the tests that are assigned to the user, or widens it again. */
  onAssigned: (isMine: boolean) => void;
}

/** Finished tests that no doctor has read, in the chosen order, each the way to its report and signature [OUR-264]. */
export function ToRead({ unread, since, queue, onOrder, onAssigned }: ToReadProps): ReactElement {
  const { t } = useTranslation();
  const number = useNumberFormat();
  const orders = useReadingOrders();
  const isDoctor = useIsDoctor();
  const isMine = queue.assigned === 'me';
  const isMineOffered = isMine || (isDoctor && unread.count > 0);
  const isSorted = unread.count > 1;
  const more = unread.count - unread.results.length;
  return (
    <Card padding="none">
      <section className={css.list} aria-labelledby="to-read" data-stale={since === null ? undefined : true}>
        <h2 id="to-read" className={css.groupHead}>
          <span className={css.groupIcon} aria-hidden>
            <EyeIcon />
          </span>
          {t(($) => $.today.toRead)} <span className={css.groupCount}>{number(unread.count)}</span>
        </h2>
        {(isSorted || isMineOffered) && (
          <div className={css.queueOrder}>
            {isSorted && (
              <Select
                label={t(($) => $.today.queue.order)}
                options={orders.map((order) => ({ id: order, label: t(($) => $.today.queue.orders[order]) }))}
                value={queue.order}
                onChange={(id) => onOrder(orders.find((order) => order === id) ?? queue.order)}
              />
            )}
            {isMineOffered && <Switch label={t(($) => $.reading.mine)} isSelected={isMine} onChange={onAssigned} />}
          </div>
        )}
        {unread.results.length === 0 ? (
          <EmptyState title={isMine ? t(($) => $.reading.noneMine) : t(($) => $.today.allRead)} />
        ) : (
          <ul className={css.rows}>
            {unread.results.map((row) => (
              <UnreadRow key={row.test.id} row={row} queue={queue} />
            ))}
          </ul>
        )}
        {more > 0 && (
          <p className={css.more}>
            {isMine ? (
              t(($) => $.today.more, { count: more })
            ) : (
              <Link href="/tests?unread=true">{t(($) => $.today.more, { count: more })}</Link>
            )}
          </p>
        )}
      </section>
    </Card>
  );
}

function UnreadRow({ row, queue }: { row: UnreadTest; queue: ReadingQueue }): ReactElement {
  const { t } = useTranslation();
  const { test, patient, change, assigned } = row;
  const { when } = useFormats();
  const nameOf = usePatientName();
  const testName = useTestName();
  const picture = pictureOf(row, sideNumbers(test, []));
  const title = testName(test.test_group);
  return (
    <li className={css.unread} data-test={test.id}>
      <div className={css.drawing}>{picture && <SmallDrawing picture={picture} label={title} />}</div>
      <div className={css.unreadWords}>
        <div className={css.unreadHead}>
          <span className={css.tileLink}>
            <Link variant="quiet" href={readingPath(test.id, queue)}>
              <bdi>{nameOf(patient)}</bdi>
            </Link>
          </span>
          <span className={css.quiet}>{test.time_end && when(test.time_end, 'alone', test.timezone)}</span>
        </div>
        <div className={css.quiet}>{title}</div>
        <ResultCell test={test} />
        {queue.order === 'change' && (
          <div className={css.quiet}>{t(($) => $.today.queue.change[change ?? 'unknown'])}</div>
        )}
        {assigned && (
          <div className={css.assigned}>
            {t(($) => $.reading.to, { name: assigned.to.name })}
            {assigned.note && <q className={css.note}>{assigned.note}</q>}
          </div>
        )}
      </div>
    </li>
  );
}
