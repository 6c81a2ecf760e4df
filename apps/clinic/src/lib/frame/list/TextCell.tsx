import { MissingValue } from '@isopter/ui';
import type { ReactElement } from 'react';

interface TextCellProps {
  /** The text as a user entered it, in any script. */
  text: string | null | undefined;
  /** The title of the column. */
  title: string;
  /** For texts that are read from left to right in every language, such as phone numbers. */
  dir?: 'ltr';
}

/** A text in a list; a missing one is marked [PAT-14]. */
export const TextCell = ({ text, title, dir }: TextCellProps): ReactElement =>
  text ? <bdi dir={dir}>{text}</bdi> : <MissingValue label={title} />;
