import type { ImportedTest, ProtocolValue } from '@isopter/contract';
import { SmallDrawing } from '@isopter/monitor-charts/course';
import { Badge, type RowAction, Text, type TimelineEvent } from '@isopter/ui';
import { DownloadIcon, EditIcon, FileIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import { externalActions } from '../../../lib/domain/imports/actions.ts';
import { useImportFile } from '../../../lib/domain/imports/useImportFile.ts';
import { useSourceWords } from '../../../lib/domain/imports/useSourceWords.ts';
import { accessOf } from '../../../lib/platform/session/accessOf.ts';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import type { SideNumbers } from '../../../lib/domain/tests/course/numbers.ts';
import { writtenOf } from '../../../lib/domain/tests/result/lines.ts';
import { useResultText } from '../../../lib/domain/tests/result/useResultText.ts';
import { useTestName } from '../../../lib/domain/tests/useTestName.ts';
import { CourseNumbers } from './CourseNumbers.tsx';

/** The mean of the thresholds of each eye, which no number of ours is compared with. */
const numbersOf = ({ fields }: ImportedTest): readonly SideNumbers[] =>
  fields.map(({ eye, mean_sensitivity }) => ({
    side: eye,
    found: [
      {
        finding: { measure: 'MEAN_SENSITIVITY', side: eye, value: mean_sensitivity },
        before: undefined,
        change: undefined,
      },
    ],
  }));

/** A verified report of another device as a timeline shows it: as a test, and marked as imported [OUR-395]. */
export function useImportedEvent(): (one: ImportedTest) => TimelineEvent {
  const { t } = useTranslation();
  const { date } = useFormats();
  const nameOf = useTestName();
  const say = useResultText();
  const actionsOf = useActions();
  const { deviceName, factsOf } = useSourceWords();
  return (one) => {
    const { id, name, day, group, protocol, device, fields } = one;
    const title = nameOf({ group, strategy: null, protocol: protocol as ProtocolValue | null });
    const numbers = numbersOf(one);
    const label = numbers
      .map(({ side, found }) =>
        t(($) => $.course.ofEye, {
          eye: side,
          what: found.map(({ finding }) => say(writtenOf(finding, 'IMP'))).join(', '),
        }),
      )
      .join('; ');
    return {
      id,
      dateTime: `${day}T12:00`,
      time: date(day),
      title,
      meta: [
        t(($) => $.imports.source.measuredBy, { device: deviceName(device) }),
        name ? t(($) => $.imports.list.importedFrom, { file: name }) : t(($) => $.imports.list.imported),
      ].join(' · '),
      ...(fields.length > 0 && {
        drawing: <SmallDrawing picture={{ fields }} label={label} />,
        numbers: (
          <>
            <CourseNumbers numbers={numbers} unit="IMP" />
            {fields.map((field) => (
              <Text key={field.eye} as="p" size="sm" tone="secondary">
                {t(($) => $.course.ofEye, { eye: field.eye, what: factsOf(field) })}
              </Text>
            ))}
          </>
        ),
      }),
      state: (
        <Badge>
          <span aria-hidden>○ </span>
          {t(($) => $.course.imported.mark)}
        </Badge>
      ),
      actions: actionsOf(one),
      label: t(($) => $.tests.rowName, { test: title, when: date(day) }),
    };
  };
}

/** The actions for an imported report from its row; only the list of tests, which has all of them, can delete it. */
const OFFERED = ['report', 'pdf', 'correct'] as const;
type Offered = (typeof OFFERED)[number];
const ICONS: Readonly<Record<Offered, ReactElement>> = {
  report: <FileIcon />,
  pdf: <DownloadIcon />,
  correct: <EditIcon />,
};

function useActions(): (one: ImportedTest) => readonly RowAction[] {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const file = useImportFile();
  const { may_write: mayWrite, keeps_names: keepsNames } = accessOf(useSignedIn());
  return ({ id, name, has_report: hasReport }) => {
    const allowed = externalActions({ state: 'VERIFIED', hasReport }, { mayWrite, keepsNames });
    const run: Readonly<Record<Offered, () => void>> = {
      report: () => file.show(id),
      pdf: () => file.save(id, name),
      correct: () => navigate(`/import/verify/${id}`),
    };
    return OFFERED.filter((action) => allowed.includes(action)).map((action) => ({
      id: action,
      label: t(($) => $.imports.list.actions[action]),
      icon: ICONS[action],
      isInline: action === 'report',
      onAction: run[action],
    }));
  };
}
