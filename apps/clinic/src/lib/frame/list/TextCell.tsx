import { MissingValue } from '@isopter/ui';
import type { ReactElement } from 'react';

interface TextCellProps {
  /** As somebody wrote it, in whatever script. */
  text: string | null | undefined;
  /** Of the column. */
  title: string;
  /** Of what is read from left to right in every language, such as a phone number. */
  dir?: 'ltr';
}

/** A text in a list; a missing one is marked [PAT-14]. */
export const TextCell = ({ text, title, dir }: TextCellProps): ReactElement =>
  text ? <bdi dir={dir}>{text}</bdi> : <MissingValue label={title} />;
