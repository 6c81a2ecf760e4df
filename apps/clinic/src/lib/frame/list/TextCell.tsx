import { MissingValue } from '@isopter/ui';
import type { ReactElement } from 'react';
import { unbroken } from './list.css.ts';

interface TextCellProps {
  /** The text as a user entered it, in any script. */
  text: string | null | undefined;
  /** The title of the column. */
  title: string;
  /** For texts that are read from left to right in every language, such as phone numbers. */
  dir?: 'ltr';
  /**
   * Whether it is a code such as an ID: a usual one is not broken at its hyphens.
   * @default false
   */
  isCode?: boolean;
}

/** Longer codes are broken rather than wider than their column. */
const UNBROKEN_MAX = 20;

/** A text in a list; a missing one is marked [PAT-14]. */
export const TextCell = ({ text, title, dir, isCode = false }: TextCellProps): ReactElement =>
  text ? (
    <bdi dir={dir} className={isCode && text.length <= UNBROKEN_MAX ? unbroken : undefined}>
      {text}
    </bdi>
  ) : (
    <MissingValue label={title} />
  );
