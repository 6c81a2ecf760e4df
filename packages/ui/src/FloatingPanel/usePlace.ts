import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { foot, side } from './FloatingPanel.css.ts';
import { type Corner, type Extent, inCorner, moveBy, nextCorner, type Place } from './place.ts';

interface Placed {
  style: CSSProperties;
  /** Moves the panel by pixels to the right and down, like a pointer. */
  move: (right: number, down: number) => void;
  toNextCorner: () => void;
}

const NOWHERE: Extent = { block: 0, inline: 0 };

/** The name of the custom property that a variable reads. */
const nameOf = (variable: string): string => variable.slice('var('.length, -1);

/** The size of the part of the window where a panel may be. */
function roomFor(panel: HTMLElement): Extent {
  const style = getComputedStyle(panel);
  const taken = (variable: string): number => Number.parseFloat(style.getPropertyValue(nameOf(variable))) || 0;
  const { clientHeight, clientWidth } = document.documentElement;
  return { block: clientHeight - taken(foot), inline: clientWidth - taken(side) };
}

/**
 * The position of a floating panel. It stays inside the window and clear of a bar, even when the window shrinks or the
 * panel grows.
 */
export function usePlace(
  panel: RefObject<HTMLElement | null>,
  corner: Corner,
  onCornerChange?: (corner: Corner) => void,
): Placed {
  const { direction } = useLocale();
  const [place, setPlace] = useState<Place>(() => inCorner(corner));

  const moveInline = (by: Extent): void => {
    const element = panel.current;
    if (!element) return;
    const size = { block: element.offsetHeight, inline: element.offsetWidth };
    const room = roomFor(element);
    setPlace((before) => {
      const after = moveBy(before, by, size, room);
      return isSame(before, after) ? before : after;
    });
  };
  const stayInside = useEffectEvent(() => moveInline(NOWHERE));

  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => stayInside());
    observer.observe(element);
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, [panel]);

  const { block, inline } = place;
  useEffect(() => onCornerChange?.({ block, inline }), [block, inline, onCornerChange]);

  return {
    style: {
      ...(block === 'start'
        ? { insetBlockStart: place.fromBlock }
        : { insetBlockEnd: `calc(${foot} + ${place.fromBlock}px)` }),
      ...(inline === 'start'
        ? { insetInlineStart: place.fromInline }
        : { insetInlineEnd: `calc(${side} + ${place.fromInline}px)` }),
    },
    move: (right, down) => moveInline({ block: down, inline: direction === 'rtl' ? -right : right }),
    toNextCorner: () => setPlace(nextCorner),
  };
}

const isSame = (a: Place, b: Place): boolean =>
  a.block === b.block && a.inline === b.inline && a.fromBlock === b.fromBlock && a.fromInline === b.fromInline;
