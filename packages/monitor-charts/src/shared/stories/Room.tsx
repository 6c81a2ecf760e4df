import type { Decorator } from '@storybook/react-vite';
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

/** Gives a story the room that its parameter `room` asks for. */
export const inRoom: Decorator = (Story, { parameters }) => (
  <Room {...(parameters['room'] as { width?: number; height?: number } | undefined)}>
    <Story />
  </Room>
);
