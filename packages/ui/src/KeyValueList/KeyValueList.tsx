import type { ReactElement, ReactNode } from 'react';
import type { Tone } from '../tone/tone.ts';
import { key, list, row, value as valueStyle } from './KeyValueList.css.ts';

/** One line of a {@link KeyValueList}. */
export interface KeyValue {
  /** What the value is; unique in the list. */
  label: string;
  /** The value, formatted for the language. */
  value: ReactNode;
  /**
   * Sets numbers that are compared in the monospaced face.
   * @default false
   */
  isNumeric?: boolean;
  /**
   * Colours the value; the value itself must say the same.
   * @default 'neutral'
   */
  tone?: Tone;
}

/** Props of {@link KeyValueList}. */
export interface KeyValueListProps {
  /** The facts, in the order in which they are read. */
  items: readonly KeyValue[];
  /** Name of the list for assistive technology, where no heading stands above. */
  'aria-label'?: string;
}

/** Facts of one thing, label at the start and value at the end of each line. */
export function KeyValueList({ items, 'aria-label': ariaLabel }: KeyValueListProps): ReactElement {
  return (
    <dl className={list} data-component="KeyValueList" aria-label={ariaLabel}>
      {items.map(({ label, value, isNumeric = false, tone = 'neutral' }) => (
        <div key={label} className={row} data-part="row">
          <dt className={key} data-part="label">
            {label}
          </dt>
          <dd className={valueStyle({ tone, isNumeric })} data-part="value" data-tone={tone}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
