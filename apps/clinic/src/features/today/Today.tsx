import { Badge, Button, EmptyState, ErrorState, LinkButton, ListScreen, Skeleton } from '@isopter/ui';
import { PlayIcon } from '@isopter/ui/icons';
import { type ReactElement, useState } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { AlarmProblems } from '../../lib/domain/alarm/AlarmProblems.tsx';
import { AlarmSwitches } from '../../lib/domain/alarm/AlarmSwitches.tsx';
import { useAlarm } from '../../lib/domain/alarm/useAlarm.ts';
import { useAnnouncements } from '../../lib/domain/alarm/useAnnouncements.ts';
import { ScreenTitle } from '../../lib/platform/brand/ScreenTitle.tsx';
import { useErrorText } from '../../lib/platform/errors/useErrorText.ts';
import { useFormats } from '../../lib/platform/format/useFormats.ts';
import { StaleNotice } from '../../lib/frame/list/StaleNotice.tsx';
import { UnconfirmedTimezones } from '../../lib/domain/offices/UnconfirmedTimezones.tsx';
import { HOME } from '../../lib/platform/routes/routes.ts';
import { Placeholder } from '../../lib/frame/screen/Placeholder.tsx';
import { Part } from '../../lib/frame/screen/Part.tsx';
import { useMayWrite } from '../../lib/platform/session/useMayWrite.ts';
import { DEFAULT_QUEUE } from '../../lib/domain/tests/reading/queuePlace.ts';
import { Counts } from './Counts.tsx';
import { DayPicker } from './DayPicker.tsx';
import { Lanes } from './Lanes.tsx';
import * as css from './Today.css.ts';
import { narrowing, WIDE } from './rules/narrowing.ts';
import { TodayFilters } from './TodayFilters.tsx';
import { ToRead } from './ToRead.tsx';
import { DayParts } from './DayParts.tsx';
import { countsOf, firstPart, partsOf, rowsOf } from './rules/groups.ts';
import { type TodayState, useToday } from './useToday.ts';
import { useTodayKeys } from './useTodayKeys.ts';
import { WorkList } from './WorkList.tsx';

/** The work of a day: every device, what needs somebody, runs, waits and is done, and what is to be read [OUR-260]. */
export function Today(): ReactElement {
  const { t } = useTranslation();
  const day = useToday();
  const mayWrite = useMayWrite();
  const { text, needing, report } = useAnnouncements();
  const alarm = useAlarm(needing.size, text);
  const isNow = day.when === 'today';
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useTodayKeys(place, day.when, (part) => day.list.setFilters({ part, state: undefined }));
  return (
    <ListScreen
      title={t(($) => $.today.title)}
      meta={
        <DayPicker
          day={day.day}
          onChange={(to) => day.list.setFilters({ day: to, state: undefined, appointment: undefined })}
        />
      }
      actions={
        <>
          <Freshness {...day} />
          {isNow && <AlarmSwitches alarm={alarm} />}
          {mayWrite && (
            <LinkButton variant="primary" icon={<PlayIcon />} href={HOME}>
              {t(($) => $.today.start)}
            </LinkButton>
          )}
        </>
      }
      panel={
        <>
          <StaleNotice since={day.since} />
          {isNow && <AlarmProblems alarm={alarm} />}
          <UnconfirmedTimezones />
          {isNow && <Lanes lanes={day.lanes} since={day.since} report={report} />}
          <TodayFilters {...day} />
        </>
      }
    >
      <ScreenTitle>{t(($) => $.today.title)}</ScreenTitle>
      <div ref={setPlace} className={css.place}>
        <Lists {...day} place={place} />
      </div>
      <VisuallyHidden>
        <span role="alert">{text}</span>
      </VisuallyHidden>
    </ListScreen>
  );
}

/** Shows whether the data are up to date. */
function Freshness({ since, asOf }: TodayState): ReactElement | null {
  const { t } = useTranslation();
  const { clock } = useFormats();
  if (since !== null) return <Badge>{t(($) => $.common.asOf, { time: clock(since) })}</Badge>;
  if (asOf === null) return null;
  return (
    <Badge tone="positive" hasDot>
      {t(($) => $.today.live)}
    </Badge>
  );
}

interface ListsProps extends TodayState {
  /** The element that contains the lists; null until it is drawn. */
  place: HTMLElement | null;
}

function Lists({ day, data, lanes, error, isValidating, retry, place, ...rest }: ListsProps): ReactElement {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { when, list, since } = rest;
  const isNarrowed = narrowing(list.filters).length > 0;
  if (error !== undefined && !data) {
    return (
      <ErrorState title={t(($) => $.today.loadFailed)} onRetry={retry} isRetrying={isValidating}>
        {errorText(error)}
      </ErrorState>
    );
  }
  if (!data || (!lanes && when === 'today' && since === null)) {
    return (
      <Placeholder label={t(($) => $.today.loading)} className={css.columns}>
        <Skeleton shape="block" height="20rem" />
        <Skeleton shape="block" height="20rem" />
      </Placeholder>
    );
  }
  const empty = isNarrowed ? (
    <EmptyState
      title={t(($) => $.common.noResults)}
      action={<Button onPress={() => list.setFilters(WIDE)}>{t(($) => $.filters.clear)}</Button>}
    />
  ) : (
    <EmptyState title={t(($) => $.today.empty[when])}>{t(($) => $.today.emptyHint[when])}</EmptyState>
  );
  return <Loaded key={day} {...{ ...rest, data, lanes: lanes ?? [], place, isNarrowed, empty }} />;
}

interface LoadedProps extends Pick<TodayState, 'when' | 'list' | 'since' | 'queue'> {
  data: NonNullable<TodayState['data']>;
  lanes: NonNullable<TodayState['lanes']>;
  place: HTMLElement | null;
  isNarrowed: boolean;
  /** Shown instead of the rows if there are none. */
  empty: ReactElement;
}

function Loaded({ data, lanes, when, list, since, queue, place, isNarrowed, empty }: LoadedProps): ReactElement {
  const rows = rowsOf([...data.open.results, ...data.ended.results], lanes);
  const { state, part: wanted } = list.filters;
  const parts = partsOf(when);
  // the selected part does not change automatically
  const [first] = useState(() => firstPart(parts, countsOf(data, rows)));
  const part = [state, wanted, first].flatMap((one) => parts.filter((each) => each === one))[0] ?? parts[0]!;
  return (
    <>
      {parts.length > 1 && (
        <DayParts {...{ data, rows, parts, part }} onChange={(to) => list.setFilters({ part: to, state: undefined })} />
      )}
      {when === 'today' && <Counts data={data} lanes={lanes} place={isNarrowed ? null : place} />}
      <div className={css.columns} data-alone={when === 'toCome' || undefined}>
        <Part isShown={part !== 'read'}>
          <WorkList {...{ data, rows, part, when, since, state, empty }} linked={list.filters.appointment} />
        </Part>
        {when !== 'toCome' && (
          <Part isShown={part === 'read'}>
            <ToRead
              unread={data.unread}
              since={since}
              queue={queue}
              onAssigned={(isMine) => list.setFilters({ assigned: isMine ? 'me' : undefined })}
              onOrder={(order) => list.setFilters({ queue: order === DEFAULT_QUEUE.order ? undefined : order })}
            />
          </Part>
        )}
      </div>
    </>
  );
}
