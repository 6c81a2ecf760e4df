import type { ReactElement } from 'react';
import { lines as linesStyle, skeleton } from './Skeleton.css.ts';

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /**
   * Lines of text, a block such as a picture, or a circle such as an avatar.
   * @default 'text'
   */
  shape?: 'text' | 'block' | 'circle';
  /**
   * CSS length or pixels.
   * @default '100%'
   */
  width?: number | string;
  /** CSS length or pixels; a text is as high as its letters, a circle as wide as high. */
  height?: number | string;
  /**
   * Lines of a text; the last one is shorter.
   * @default 1
   */
  lines?: number;
}

/**
 * Stands where content will be, in its real size. It says nothing to assistive technology: the region it fills is
 * `aria-busy` and announces its loading itself.
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
