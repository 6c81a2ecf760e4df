import type { ReactElement } from 'react';

/** Two uneven closed contours around a dot: lines that join points of equal sensitivity. */
export function Mark({ size = 26 }: { size?: number }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" stroke="currentColor" aria-hidden>
      <path
        d="M16 3.2c7.4 0 12.4 5.2 12.4 12.4 0 7.6-5.4 13.2-12.6 13.2C8.4 28.8 3.4 23.4 3.4 16.2 3.4 8.6 8.8 3.2 16 3.2Z"
        strokeWidth="2.2"
      />
      <path
        d="M16.4 9.2c3.9 0 6.4 2.8 6.4 6.6 0 4-2.9 6.9-6.7 6.9-4 0-6.7-2.7-6.7-6.6 0-4.1 3-6.9 7-6.9Z"
        strokeWidth="2.2"
      />
      <circle cx="16" cy="16" r="2.3" fill="currentColor" stroke="none" />
    </svg>
  );
}
