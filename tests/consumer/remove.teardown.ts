import { rmSync } from 'node:fs';
import { test } from '@playwright/test';
import { installed, link } from './folder.ts';

test('installed files are removed', () => {
  rmSync(installed(), { recursive: true });
  rmSync(link);
});
