import { usePage } from '@isopter/api-client';
import type { CourseSample } from '@isopter/clinical/course';
import { COURSE_KINDS, type CourseKind, type Patient } from '@isopter/contract';
import {
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  Pagination,
  Timeline,
  ToggleButtonGroup,
  useNumberFormat,
} from '@isopter/ui';
import { type ReactElement, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/platform/errors/useErrorText.ts';
import { isOneOf } from '../../../lib/frame/list/filters/filters.ts';
import { useListState } from '../../../lib/frame/list/useListState.ts';
import { useMayWrite } from '../../../lib/platform/session/useMayWrite.ts';
import * as css from './Course.css.ts';
import { CompareBar } from './CompareBar.tsx';
import { COMPARED_KINDS } from './rules/marks.ts';
import { type FieldNorms, normedTest } from './rules/norms.ts';
import { useCourseEvents } from './useCourseEvents.tsx';
import { useCourseKeys } from './useCourseKeys.ts';
import { useMarks } from './useMarks.tsx';

const CHOICES = { orderings: [], filters: { kind: isOneOf(COURSE_KINDS) } } as const;
const ALL = 'all';

interface CourseTimelineProps {
  patient: Patient;
  samples: readonly CourseSample[];
  /** Norms of fields, if this device knows an age that the server does not. */
  norms: FieldNorms;
}

/** All tests of a patient and the reports of other devices among them, the newest first, page by page [OUR-160, OUR-395]. */
export function CourseTimeline({ patient, samples, norms }: CourseTimelineProps): ReactElement {
  const { t } = useTranslation();
  const list = useListState(CHOICES);
  const errorText = useErrorText();
  const number = useNumberFormat();
  const kind = list.filters.kind as CourseKind | undefined;
  const page = usePage('listCourse', { params: { id: patient.id }, query: kind ? { kind } : {} }, list, {
    silent: true,
  });
  const { data, rows, count, error, isLoading, isValidating, mutate } = page;
  const marks = useMarks(patient.id);
  const shown = useMemo(
    () => rows.map((row) => ('imported' in row ? row : { ...row, test: normedTest(row.test, norms) })),
    [rows, norms],
  );
  const events = useCourseEvents(shown, samples, marks.controlOf);
  const place = useRef<HTMLDivElement>(null);
  useCourseKeys(place, patient.id, rows, marks);
  const counts = data?.counts;
  const total = counts && COURSE_KINDS.reduce((sum, one) => sum + counts[one], 0);
  const isFailed = error !== undefined && rows.length === 0;
  return (
    <div ref={place}>
      <Card padding="none">
        <div className={css.head}>
          <h2 className={css.title}>
            {t(($) => $.tests.title)} {total !== undefined && <span className={css.total}>{number(total)}</span>}
          </h2>
          {counts && total! > 0 && (
            <div className={css.tools}>
              {COMPARED_KINDS.some((one) => counts[one] > 1) && <CompareBar marks={marks} />}
              <div className={css.kinds}>
                <ToggleButtonGroup
                  label={t(($) => $.course.kind)}
                  isLabelHidden
                  size="sm"
                  selectionMode="single"
                  canBeEmpty={false}
                  value={[kind ?? ALL]}
                  onChange={([one]) => list.setFilters({ kind: one === ALL ? undefined : one })}
                  buttons={[
                    { id: ALL, label: t(($) => $.course.kinds.all), count: total! },
                    ...COURSE_KINDS.filter((one) => counts[one] > 0 || one === kind).map((one) => ({
                      id: one,
                      label: t(($) => $.course.kinds[one]),
                      count: counts[one],
                    })),
                  ]}
                />
              </div>
            </div>
          )}
        </div>
        {isFailed ? (
          <ErrorState title={t(($) => $.tests.loadFailed)} onRetry={() => void mutate()} isRetrying={isValidating}>
            {errorText(error)}
          </ErrorState>
        ) : (
          <Timeline
            label={t(($) => $.tests.title)}
            events={events}
            isLoading={isLoading}
            emptyState={<NoTests patientId={patient.id} isFiltered={kind !== undefined} />}
          />
        )}
        {count > list.size && (
          <div className={css.foot}>
            <Pagination
              page={list.index}
              pageSize={list.size}
              count={count}
              onChange={(to, size) => (size === list.size ? list.setIndex(to) : list.setSize(size))}
              isDisabled={isLoading}
            />
          </div>
        )}
      </Card>
    </div>
  );
}

function NoTests({ patientId, isFiltered }: { patientId: string; isFiltered: boolean }): ReactElement {
  const { t } = useTranslation();
  const mayWrite = useMayWrite();
  if (isFiltered) return <EmptyState title={t(($) => $.common.noResults)} />;
  return (
    <EmptyState
      title={t(($) => $.tests.emptyTitle)}
      {...(mayWrite && {
        action: <LinkButton href={`/tests/new/${patientId}`}>{t(($) => $.patients.newTest)}</LinkButton>,
      })}
    >
      {t(($) => $.tests.emptyHint)}
    </EmptyState>
  );
}
