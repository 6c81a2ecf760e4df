import type { ReactElement, ReactNode } from 'react';
import type { Tone } from '../tone/tone.ts';
import { key, list, row, value as valueStyle } from './KeyValueList.css.ts';

/** An item of a {@link KeyValueList}. */
export interface KeyValue {
  /** The label of the value; unique in the list. */
  label: string;
  /** The value, formatted for the locale. */
  value: ReactNode;
  /**
   * Whether the value is set in the monospaced font, for numbers that are compared.
   * @default false
   */
  isNumeric?: boolean;
  /**
   * The colour of the value. The value itself must convey the same meaning.
   * @default 'neutral'
   */
  tone?: Tone;
}

/** Props of {@link KeyValueList}. */
export interface KeyValueListProps {
  /** The items, in reading order. */
  items: readonly KeyValue[];
  /** The accessible name of the list, if there is no heading above it. */
  'aria-label'?: string;
}

/**
 * The properties of one thing, with the label at the start and the value at the end of each line.
 * @selector [data-component="KeyValueList"] The list.
 * @selector [data-part="row"] An item.
 * @selector [data-part="label"] The label of an item.
 * @selector [data-part="value"] The value of an item.
 * @selector [data-tone] On a value: its tone.
 */
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
