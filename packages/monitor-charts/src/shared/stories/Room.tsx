import type { ReactElement, ReactNode } from 'react';

/** The space that a monitor has beside the header and the sidebar of its screen. */
export function Room({
  width = 1090,
  height = 740,
  children,
}: {
  width?: number;
  height?: number;
  children: ReactNode;
}): ReactElement {
  return <div style={{ inlineSize: width, blockSize: height, maxInlineSize: '100%' }}>{children}</div>;
}
