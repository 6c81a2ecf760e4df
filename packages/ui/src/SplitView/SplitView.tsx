import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { useLandmark } from 'react-aria/useLandmark';
import { useControlledState } from 'react-stately/useControlledState';
import { COLLAPSED, inRoom, roomOf } from './resize.ts';
import { Separator } from './Separator.tsx';
import {
  bar as barStyle,
  body,
  leastMain,
  leastPanel,
  main,
  panel as panelStyle,
  panelSize,
  view,
} from './SplitView.css.ts';
import { useToastInset } from './useToastInset.ts';
import { useInlineSize } from '../media/useInlineSize.ts';

/** Props of {@link SplitView}. */
export interface SplitViewProps {
  /** The main content. */
  children: ReactNode;
  /** The content of the side panel: device, patient. */
  panel: ReactNode;
  /** The accessible name of the panel. */
  panelLabel: string;
  /** Content that must always be in reach, such as the state of a test and the buttons that control it. */
  bar?: ReactNode;
  /** The accessible name of the bar. */
  barLabel?: string;
  /**
   * Whether people can resize and hide the panel where it is beside the content.
   * @default false
   */
  isResizable?: boolean;
  /** The width of the panel in pixels (controlled); 0 hides it. */
  panelWidth?: number;
  /**
   * The initial width of the panel in pixels (uncontrolled).
   * @default 290
   */
  defaultPanelWidth?: number;
  /** Called with the width in pixels when the panel is resized, and with 0 when it is hidden. */
  onPanelWidthChange?: (width: number) => void;
  /**
   * The least width of a resizable panel that is shown, in pixels.
   * @default 200
   */
  minPanelWidth?: number;
  /**
   * The width that resizing the panel leaves for the content, in pixels.
   * @default 320
   */
  minMainWidth?: number;
}

/**
 * A screen with a panel at its inline end; both sides scroll independently. On narrow screens and upright
 * tablets the panel is below the content. A bar never scrolls: it is the foot of the panel, on narrow screens the foot
 * of the window, and on a phone held sideways a column at its inline end. The keyboard reaches it first.
 * @selector [data-component="SplitView"] The screen.
 * @selector [data-part="bar"] The bar.
 * @selector [data-part="body"] The main content and the panel; it scrolls where the panel is below.
 * @selector [data-part="main"] The main content.
 * @selector [data-part="panel"] The panel.
 * @selector [data-part="separator"] The edge of a resizable panel.
 * @selector [data-resizable] On the screen: the panel can be resized.
 * @selector [data-collapsed] On the screen: the panel is hidden where it would be beside the content.
 * @selector [data-moving] On the separator: while it is dragged.
 * @selector [data-focus-visible] On the separator: while it has keyboard focus.
 */
export function SplitView({
  children,
  panel,
  panelLabel,
  bar,
  barLabel,
  isResizable = false,
  panelWidth,
  defaultPanelWidth = 290,
  onPanelWidthChange,
  minPanelWidth = 200,
  minMainWidth = 320,
}: SplitViewProps): ReactElement {
  const side = useRef<HTMLElement>(null);
  const { landmarkProps } = useLandmark({ role: 'complementary', 'aria-label': panelLabel }, side);
  const [width, setWidth] = useControlledState(panelWidth, defaultPanelWidth, onPanelWidthChange);
  const root = useRef<HTMLDivElement>(null);
  const whole = useInlineSize(root);
  const room = roomOf(whole, minPanelWidth, minMainWidth);
  const panelId = useId();
  const sizes = {
    [panelSize]: `${width}px`,
    ...(isResizable && { [leastPanel]: `${minPanelWidth}px`, [leastMain]: `${minMainWidth}px` }),
  };
  return (
    <div
      ref={root}
      className={view}
      style={assignInlineVars(sizes)}
      data-component="SplitView"
      data-resizable={isResizable || undefined}
      data-collapsed={width === COLLAPSED || undefined}
    >
      {bar !== undefined && <Bar label={barLabel}>{bar}</Bar>}
      <div className={body} data-part="body">
        <div className={main} data-part="main">
          {children}
        </div>
        {isResizable && Number.isFinite(whole) && (
          <Separator
            label={panelLabel}
            panelId={panelId}
            width={width === COLLAPSED ? COLLAPSED : inRoom(width, room)}
            view={whole}
            room={room}
            onChange={setWidth}
          />
        )}
        <aside {...landmarkProps} ref={side} id={panelId} className={panelStyle} data-part="panel">
          {panel}
        </aside>
      </div>
    </div>
  );
}

function Bar({ label = '', children }: { label: string | undefined; children: ReactNode }): ReactElement {
  const ref = useRef<HTMLElement>(null);
  const { landmarkProps } = useLandmark({ role: 'region', 'aria-label': label }, ref);
  useToastInset(ref);
  return (
    <section {...landmarkProps} ref={ref} className={barStyle} data-part="bar">
      {children}
    </section>
  );
}
