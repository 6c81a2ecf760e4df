import { localPoint } from '@visx/event';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Details, DetailsCard } from './DetailsCard.tsx';
import { FocusRing } from './FocusRing.tsx';
import { createFocusStore, type FocusStore } from './focusStore.ts';
import type { Order } from './keyboard.ts';
import type { ChartPaint } from './paint.ts';
import { nearestPlace, type Place, REACH } from './places.ts';

/** The props of every plot. */
export interface PlotProps<Paint extends ChartPaint = ChartPaint> {
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
  /**
   * The colours and fonts; use `printPaint` for paper and for renderers without CSS variables.
   * @default themePaint
   */
  paint?: Paint;
  /**
   * Whether the marks are interactive (keyboard, pointer and touch); `false` in a report.
   * @default true
   */
  isInteractive?: boolean;
}

interface ChartViewProps extends Required<PlotProps> {
  /** The accessible name: what the plot shows and of whom. */
  label: string;
  /** The role description announced instead of "application": the kind of plot and how to use its keys. */
  kind: string;
  help: string;
  /** The value of the `data-component` attribute. */
  component: string;
  /** Data attributes of the svg element, for example which eye it shows. */
  data?: Readonly<Record<`data-${string}`, string>>;
  /** The interactive marks in the order from Home to End; the same array while none moves. */
  places: readonly Place[];
  /** How the arrow keys navigate the marks; see {@link Order}. */
  order?: Order;
  /** The details of a mark. */
  describe: (id: string) => Details;
  /** Called with the id of the focused mark, and with `null` when the focus leaves the marks. */
  onFocusChange?: ((id: string | null) => void) | undefined;
  /** Called with the id of a mark that is clicked, or chosen with Enter or Space, and whether Shift was held. */
  onChoose?: ((id: string, isShifted: boolean) => void) | undefined;
  children: ReactNode;
}

/** The attributes of a mark: its accessible name and its id; none in a non-interactive drawing. */
export const markProps = (id: string, label: string | null) =>
  label === null
    ? {}
    : ({ role: 'img', 'aria-label': label, tabIndex: -1, 'data-place': id, style: { outline: 'none' } } as const);

interface PictureProps extends Pick<ChartViewProps, 'width' | 'height' | 'label' | 'component' | 'data'> {
  children: ReactNode;
}

/**
 * The attributes of the svg element: the sides of the body are never mirrored, and forced system colours never replace
 * those of data.
 */
const svgProps = (
  role: 'img' | 'application',
  { width, height, label, component, data }: Omit<PictureProps, 'children'>,
) =>
  ({
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    direction: 'ltr',
    style: { display: 'block', forcedColorAdjust: 'none' },
    role,
    'aria-label': label,
    'data-component': component,
    ...data,
  }) as const;

/** A non-interactive plot: an image with an accessible name. */
export const Picture = ({ children, ...props }: PictureProps): ReactElement => (
  <svg {...svgProps('img', props)}>{children}</svg>
);

/**
 * The svg element of a plot. On screen it is a single tab stop whose marks are navigated with the arrow keys
 * (CHART-02); the focused or hovered mark has a ring and a card with its details. On paper it is an image with an
 * accessible name that needs neither a style sheet nor a DOM (CHART-03).
 * @selector [data-component] The drawing; its value is the name of the chart.
 * @selector [data-place] On a mark: its id.
 * @selector [data-part="focus-ring"] The ring around the focused mark.
 * @selector [data-part="pointer-ring"] The ring around the hovered mark.
 * @selector [data-part="details"] The card with the details of the focused or hovered mark.
 */
export function ChartView(props: ChartViewProps): ReactElement {
  const { width, height, label, component, data, isInteractive, children } = props;
  if (isInteractive) return <LiveView {...props} />;
  return (
    <Picture {...{ width, height, label, component }} {...(data && { data })}>
      {children}
    </Picture>
  );
}

const markIn = (svg: SVGSVGElement | null, id: string | null): SVGElement | null =>
  id === null ? svg : (svg?.querySelector<SVGElement>(`[data-place="${CSS.escape(id)}"]`) ?? null);

function LiveView(props: ChartViewProps): ReactElement {
  const { width, height, label, kind, help, component, data, paint, children } = props;
  const { places, order = 'field', describe, onFocusChange, onChoose } = props;
  const helpId = useId();
  const svg = useRef<SVGSVGElement>(null);
  const [store] = useState(createFocusStore);
  useLayoutEffect(() => store.setPlaces(places, order), [store, places, order]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') store.pointAt(null);
    const { focused } = store.getSnapshot();
    if (onChoose && focused !== null && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onChoose(focused, event.shiftKey);
      return;
    }
    if (!store.dispatch({ type: 'key', key: event.key })) return;
    event.preventDefault();
    event.stopPropagation();
    markIn(svg.current, store.getSnapshot().focused)?.focus();
  };
  const onFocus = ({ target }: FocusEvent<SVGElement>): void => {
    const id = target.dataset['place'] ?? null;
    store.dispatch({ type: 'moved', id });
    onFocusChange?.(id);
  };
  const onBlur = (): void => {
    store.dispatch({ type: 'moved', id: null });
    onFocusChange?.(null);
  };
  const meant = (event: MouseEvent): Place | undefined => {
    const point = svg.current && localPoint(svg.current, event);
    return point ? nearestPlace(store.places, point, REACH) : undefined;
  };
  const stop = {
    tabIndex: 0,
    'aria-describedby': helpId,
    'aria-roledescription': kind,
    onKeyDown,
    onFocus,
    onBlur,
    onPointerMove: (event: MouseEvent) => store.pointAt(meant(event)?.id ?? null),
    onClick: (event: MouseEvent) => {
      const place = meant(event);
      if (!place) return;
      markIn(svg.current, place.id)?.focus();
      onChoose?.(place.id, event.shiftKey);
    },
  } as const;
  return (
    <div style={{ position: 'relative', width, height }} onPointerLeave={() => store.pointAt(null)}>
      <svg {...svgProps('application', { width, height, label, component, ...(data && { data }) })} {...stop} ref={svg}>
        <desc id={helpId}>{help}</desc>
        {children}
        <Ring {...{ store, places, paint }} />
      </svg>
      <Card {...{ store, places, paint, width, height, describe }} />
    </div>
  );
}

interface OverlayProps {
  store: FocusStore;
  places: readonly Place[];
  paint: ChartPaint;
}

const useActive = (store: FocusStore) => useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);

/** The place with an id; `undefined` if the mark no longer exists. */
const placeOf = (places: readonly Place[], id: string | null): Place | undefined =>
  id === null ? undefined : places.find((place) => place.id === id);

function Ring({ store, places, paint }: OverlayProps): ReactElement {
  const { focused, pointed } = useActive(store);
  const [focus, pointer] = [placeOf(places, focused), placeOf(places, pointed === focused ? null : pointed)];
  return (
    <>
      {pointer && <FocusRing place={pointer} isFocused={false} paint={paint} />}
      {focus && <FocusRing place={focus} isFocused paint={paint} />}
    </>
  );
}

interface CardProps extends OverlayProps, Pick<ChartViewProps, 'width' | 'height' | 'describe'> {}

function Card({ store, places, describe, ...card }: CardProps): ReactElement | null {
  const { focused, pointed } = useActive(store);
  const onClose = useCallback(() => store.pointAt(null), [store]);
  const place = placeOf(places, pointed ?? focused);
  return place ? <DetailsCard {...card} {...{ place, onClose }} details={describe(place.id)} /> : null;
}
