import { type CourseRow, type Id } from '@isopter/contract';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useKeys } from '../../../lib/platform/keyboard/useKeys.ts';
import { useMayWrite } from '../../../lib/platform/session/useMayWrite.ts';
import { repeatPath } from '../../../lib/domain/tests/repeatPath.ts';
import type { Marks } from './useMarks.tsx';

const ROW = '[data-event]';

/** The row that has the focus. */
const here = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>(ROW) ?? null;

/** Returns the focus target of a row: its first action, which Enter runs; for an ended test the report. */
const wayIn = (row: Element): HTMLElement | undefined =>
  [...row.querySelectorAll<HTMLElement>('[data-part="row-actions"] button')].find((one) => one.checkVisibility());

/** Moves the focus by so many rows from where it is; from elsewhere to the first one. */
function move(place: Element | null, by: 1 | -1): void {
  const rows = [...(place?.querySelectorAll<HTMLElement>(ROW) ?? [])].filter((row) => row.checkVisibility());
  const at = rows.indexOf(here()!);
  const next = rows[at === -1 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)];
  if (next) wayIn(next)?.focus();
}

/**
 * The keys of the page of a patient: through its tests, marking and comparing them, a test like one of them, a new one
 * [OUR-402].
 * @param place what holds the tests and the choice of their kind
 */
export function useCourseKeys(
  place: RefObject<HTMLElement | null>,
  patientId: Id,
  rows: readonly CourseRow[],
  marks: Pick<Marks, 'way'>,
): void {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const mayWrite = useMayWrite();
  const now = useRef({ rows, marks });
  useEffect(() => {
    now.current = { rows, marks };
  }, [rows, marks]);
  useKeys(
    useMemo(() => {
      const group = t(($) => $.patients.patient);
      const testHere = () =>
        now.current.rows
          .flatMap((row) => ('test' in row ? [row.test] : []))
          .find(({ id }) => id === here()?.dataset['event']);
      const writing = [
        {
          id: 'course-new',
          keys: 'n t',
          label: t(($) => $.patients.newTest),
          group,
          run: () => navigate(`/tests/new/${patientId}`),
        },
        {
          id: 'course-repeat',
          keys: 'r',
          label: t(($) => $.course.repeat),
          group,
          when: () => testHere() !== undefined,
          run: () => navigate(repeatPath(testHere()!)),
        },
      ];
      return [
        { id: 'course-next', keys: 'j', label: t(($) => $.today.keys.next), group, run: () => move(place.current, 1) },
        {
          id: 'course-previous',
          keys: 'k',
          label: t(($) => $.today.keys.previous),
          group,
          run: () => move(place.current, -1),
        },
        {
          id: 'course-mark',
          keys: 'x',
          label: t(($) => $.course.mark),
          group,
          run: () => here()?.querySelector<HTMLElement>('input[type="checkbox"]')?.click(),
        },
        {
          id: 'course-compare',
          keys: 'c',
          label: t(($) => $.compare.action),
          group,
          when: () => typeof now.current.marks.way === 'object',
          run: () => {
            const { way } = now.current.marks;
            if (typeof way === 'object') navigate(way.path);
          },
        },
        {
          id: 'course-kinds',
          keys: '/',
          label: t(($) => $.course.kind),
          group,
          run: () =>
            place.current
              ?.querySelector<HTMLElement>('[data-component="ToggleButtonGroup"] button:not([tabindex="-1"])')
              ?.focus(),
        },
        ...(mayWrite ? writing : []),
      ];
    }, [mayWrite, navigate, patientId, place, t]),
  );
}
