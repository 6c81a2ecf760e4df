import { rmSync } from 'node:fs';
import { test } from '@playwright/test';
import { installed, link } from './folder.ts';

test('what was installed is removed', () => {
  rmSync(installed(), { recursive: true });
  rmSync(link);
});
