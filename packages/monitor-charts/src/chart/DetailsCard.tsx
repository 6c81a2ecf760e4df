import { type CSSProperties, type ReactElement, useEffect } from 'react';
import type { Place } from './places.ts';
import type { ChartPaint } from './paint.ts';

/** The details of a mark. */
export interface Details {
  /** The text announced for the mark. */
  readonly title: string;
  /** Further values, each with its label. */
  readonly rows?: readonly (readonly [label: string, value: string])[];
}

interface DetailsCardProps {
  details: Details;
  place: Place;
  /** The size of the plot in pixels. */
  width: number;
  height: number;
  paint: ChartPaint;
  /** Called when Escape is pressed, wherever the focus is (WCAG 1.4.13). */
  onClose: () => void;
}

/** The distance from the edge of the mark in pixels. */
const AWAY = 10;

/**
 * The position of the card: on the side with more room, and within the plot, which is as large as the parent of the
 * card.
 */
function placeOf({ x, y, width: across, height: down = across }: Place, width: number, height: number): CSSProperties {
  const [isRight, isBelow] = [x > width / 2, y < height / 2];
  return {
    left: isRight ? undefined : Math.max(0, x - across / 2),
    right: isRight ? Math.max(0, width - x - across / 2) : undefined,
    top: isBelow ? y + down / 2 + AWAY : undefined,
    bottom: isBelow ? undefined : height - y + down / 2 + AWAY,
    maxWidth: Math.max(120, Math.min(240, 0.6 * width)),
  };
}

/**
 * A small card with the details of the hovered or focused mark. Assistive technology gets the same text from the mark's
 * accessible name; the styles are inline, because a plot needs no style sheet (CHART-03).
 * @selector [data-part="details"] The card.
 */
export function DetailsCard({ details, place, width, height, paint, onClose }: DetailsCardProps): ReactElement {
  useEffect(() => {
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  const { title, rows = [] } = details;
  return (
    <div
      aria-hidden="true"
      dir="auto"
      data-part="details"
      style={{
        ...placeOf(place, width, height),
        position: 'absolute',
        zIndex: 1,
        boxSizing: 'border-box',
        width: 'max-content',
        padding: '6px 10px',
        borderRadius: 8,
        border: `1px solid ${paint.line}`,
        background: paint.surface,
        color: paint.ink,
        font: `12px/1.35 ${paint.bodyFont}`,
        boxShadow: '0 4px 14px rgb(0 0 0 / 0.16)',
      }}
    >
      <div style={{ fontWeight: 600 }}>{title}</div>
      {rows.length > 0 && (
        <div style={{ display: 'grid', gridTemplateColumns: 'auto auto', columnGap: 12, marginTop: 4 }}>
          {rows.flatMap(([label, value]) => [
            <span key={label} style={{ color: paint.quietInk }}>
              {label}
            </span>,
            <span key={`${label}=`} style={{ textAlign: 'end', fontFamily: paint.numberFont }}>
              {value}
            </span>,
          ])}
        </div>
      )}
    </div>
  );
}
