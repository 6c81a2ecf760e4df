import type { Today } from '@isopter/contract';
import { Link, useNumberFormat } from '@isopter/ui';
import { Fragment, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lane } from './rules/groups.ts';
import * as css from './Today.css.ts';
import { enterRows, TO_READ } from './waysIn.ts';

/** Props of {@link Counts}. */
export interface CountsProps {
  data: Today;
  lanes: readonly Lane[];
  /** The element that contains the lists; null if they do not contain everything that is counted. */
  place: HTMLElement | null;
}

const OPEN = ':is([data-group="running"], [data-group="waiting"])';

/** How much there is, in words that lead there; what needs somebody whatever the lists are narrowed by [OUR-313]. */
export function Counts({ data, lanes, place }: CountsProps): ReactElement {
  const { t } = useTranslation();
  const number = useNumberFormat();
  const amount = (count: number) => ({ count, amount: number(count) });
  const needs = lanes.filter(({ open }) => open.length > 0).length;
  const { open, ended, unread } = data;
  const parts = [
    { text: t(($) => $.today.counts.needs, amount(needs)), rows: needs, within: '[data-group="needs"]' },
    { text: t(($) => $.today.counts.open, amount(open.count)), rows: open.count - needs, within: OPEN },
    { text: t(($) => $.today.counts.ended, amount(ended.count)), rows: ended.count, within: '[data-group="done"]' },
    { text: t(($) => $.today.counts.unread, amount(unread.count)), rows: unread.count, within: TO_READ },
  ];
  return (
    <p className={css.counts}>
      {parts.map(({ text, rows, within }, index) => (
        <Fragment key={within}>
          {index > 0 && ' · '}
          {place !== null && rows > 0 ? (
            <Link variant="quiet" onPress={() => enterRows(place, within)}>
              {text}
            </Link>
          ) : (
            text
          )}
        </Fragment>
      ))}
    </p>
  );
}
