import { assignForReader } from './assign.ts';
import { blueYellow, redGreen, type StatusPalettes } from './visionPalettes.ts';

function assignVision(name: string, palettes: StatusPalettes): void {
  const root = `:root[data-vision="${name}"]`;
  assignForReader(root, palettes.light);
  assignForReader(`${root}[data-theme="dark"]`, palettes.dark, 'not print');
  assignForReader(`${root}:not([data-theme])`, palettes.dark, 'screen and (prefers-color-scheme: dark)');
  assignForReader(`${root}[data-theme="high-contrast"]`, palettes.highContrast, 'not print');
  assignForReader(`${root}:not([data-theme])`, palettes.highContrast, 'screen and (prefers-contrast: more)');
}

assignVision('red-green', redGreen);
assignVision('blue-yellow', blueYellow);
