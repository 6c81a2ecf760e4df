import type { ReactElement } from 'react';
import * as css from './Compare.css.ts';

/** Props of {@link FieldNumber}. */
export interface FieldNumberProps {
  label: string;
  value: string;
  /**
   * How rare it is among healthy eyes.
   * @default ''
   */
  rarity?: string;
}

/** A number of a field under its name. */
export function FieldNumber({ label, value, rarity = '' }: FieldNumberProps): ReactElement {
  return (
    <div className={css.number}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>
        <bdi>{value}</bdi>
      </dd>
      {rarity !== '' && (
        <dd className={css.rarity} style={{ margin: 0 }}>
          {rarity}
        </dd>
      )}
    </div>
  );
}
