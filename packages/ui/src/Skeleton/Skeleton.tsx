import type { ReactElement } from 'react';
import { lines as linesStyle, skeleton } from './Skeleton.css.ts';

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /**
   * The shape: lines of text, a block such as an image, or a circle such as an avatar.
   * @default 'text'
   */
  shape?: 'text' | 'block' | 'circle';
  /**
   * The width, as a CSS length or in pixels.
   * @default '100%'
   */
  width?: number | string;
  /** The height, as a CSS length or in pixels. The default is the line height for a text and the width for a circle. */
  height?: number | string;
  /**
   * The number of lines of a text; the last one is shorter.
   * @default 1
   */
  lines?: number;
}

/**
 * A placeholder for content that is being loaded, in its real size. It is hidden from assistive technology: the region
 * it fills is `aria-busy` and announces the loading itself.
 * @selector [data-component="Skeleton"] The placeholder.
 */
export function Skeleton({ shape = 'text', width = '100%', height, lines = 1 }: SkeletonProps): ReactElement {
  const size = { inlineSize: width, blockSize: height ?? (shape === 'circle' ? width : undefined) };
  if (shape !== 'text' || lines === 1) {
    return <span className={skeleton({ shape })} style={size} data-component="Skeleton" aria-hidden />;
  }
  return (
    <span className={linesStyle} style={{ inlineSize: width }} data-component="Skeleton" aria-hidden>
      {Array.from({ length: lines }, (_, line) => `${line + 1}`).map((line) => (
        <span
          key={line}
          className={skeleton({ shape: 'text' })}
          style={{ inlineSize: Number(line) === lines ? '62%' : '100%' }}
        />
      ))}
    </span>
  );
}
