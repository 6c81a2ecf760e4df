import '@isopter/ui/theme.css';
import type { ReactElement, ReactNode } from 'react';

export const metadata = { title: 'A consumer' };

export default function Layout({ children }: { children: ReactNode }): ReactElement {
  return (
    <html lang="en-US" data-theme="light">
      <body>{children}</body>
    </html>
  );
}
