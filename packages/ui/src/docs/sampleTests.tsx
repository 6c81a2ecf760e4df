import type { ReactElement } from 'react';
import { EyeTag } from '../EyeTag/EyeTag.tsx';
import { DeleteIcon, EditIcon, FileIcon, PositiveIcon } from '../icons/index.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { vars } from '../theme/vars.ts';
import type { TimelineEvent } from '../Timeline/TimelineRow.tsx';

/** A small drawing of a field: a dark upper half in a circle. */
const Field = ({ label }: { label: string }): ReactElement => (
  <svg role="img" aria-label={label} width="52" height="52" viewBox="-26 -26 52 52">
    <path d="M-25 0A25 25 0 0 1 25 0Z" fill={vars.color.ink2} />
    <circle r="25" fill="none" stroke={vars.color.lineStrong} />
  </svg>
);

interface Measured {
  eye: 'OS' | 'OD';
  value: string;
}
const Numbers = ({ name, values }: { name: string; values: readonly Measured[] }): ReactElement => (
  <Stack gap={1}>
    {values.map(({ eye, value }) => (
      <Stack key={eye} direction="row" gap={2}>
        <EyeTag eye={eye} />
        <Text as="span" size="sm" tone="quiet">
          {name}
        </Text>
        <Text as="span" size="sm" weight="strong" isNumeric>
          <bdi dir="ltr">{value}</bdi>
        </Text>
      </Stack>
    ))}
  </Stack>
);
const Reliable = ({ children }: { children: string }): ReactElement => (
  <Stack direction="row" gap={1}>
    <PositiveIcon />
    {children}
  </Stack>
);

/** The callback for an action on an event. */
type OnAction = (action: string, id: string) => void;

/** Tests of a patient, as a page shows them. */
export const sampleTests = (onAction: OnAction): TimelineEvent[] => {
  const actionsOf = (id: string): TimelineEvent['actions'] => [
    { id: 'report', label: 'Report', icon: <FileIcon />, isInline: true, onAction: () => onAction('report', id) },
    { id: 'move', label: 'Move…', icon: <EditIcon />, onAction: () => onAction('move', id) },
    { id: 'delete', label: 'Delete…', icon: <DeleteIcon />, tone: 'danger', onAction: () => onAction('delete', id) },
  ];
  const field = (id: string, dateTime: string, time: string, timeDetail: string, values: readonly Measured[]) => ({
    id,
    dateTime,
    time,
    timeDetail,
    title: 'Perimetry 24-2',
    label: `Perimetry 24-2 of ${time}`,
    href: `#${id}`,
    meta: (
      <>
        AVA Standard · 6:23
        <Reliable>Reliable</Reliable>
      </>
    ),
    drawing: <Field label={values.map(({ eye, value }) => `${eye}, mean deviation ${value}`).join('; ')} />,
    numbers: <Numbers name="MD" values={values} />,
    actions: actionsOf(id),
  });
  return [
    { ...field('a', '2026-10-27T11:20', '10/27/2026', 'Tue, 11:20', [{ eye: 'OD', value: '−16.25' }]), state: 'Draft' },
    {
      ...field('b', '2026-09-30T10:05', '09/30/2026', 'Wed, 10:05', [
        { eye: 'OS', value: '−6.53' },
        { eye: 'OD', value: '−15.86' },
      ]),
      state: 'Signed',
    },
    {
      ...field('c', '2025-11-04T09:40', '11/04/2025', 'Tue, 09:40', [{ eye: 'OD', value: '−15.80' }]),
      state: 'Signed',
    },
    {
      ...field('d', '2025-05-05T10:41', '05/05/2025', 'Mon, 10:41', [{ eye: 'OD', value: '−15.90' }]),
      state: 'Signed',
    },
    { ...field('e', '2024-02-14T15:02', '02/14/2024', 'Wed, 15:02', [{ eye: 'OS', value: '−3.10' }]), state: 'Signed' },
  ];
};
