import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;

const ISC = `Permission to use, copy, modify, and/or distribute this software for any
purpose with or without fee is hereby granted, provided that the above
copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY
AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM
LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR
OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
PERFORMANCE OF THIS SOFTWARE.`;

const UNLICENSE = `This is free and unencumbered software released into the public domain.

Anyone is free to copy, modify, publish, use, compile, sell, or
distribute this software, either in source code form or as a compiled
binary, for any purpose, commercial or non-commercial, and by any
means.

In jurisdictions that recognize copyright laws, the author or authors
of this software dedicate any and all copyright interest in the
software to the public domain. We make this dedication for the benefit
of the public at large and to the detriment of our heirs and
successors. We intend this dedication to be an overt act of
relinquishment in perpetuity of all present and future rights to this
software under copyright law.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND,
EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT.
IN NO EVENT SHALL THE AUTHORS BE LIABLE FOR ANY CLAIM, DAMAGES OR
OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR
OTHER DEALINGS IN THE SOFTWARE.

For more information, please refer to <https://unlicense.org/>`;

/** Texts by SPDX id. */
const TEXTS: Readonly<Record<string, () => string>> = {
  MIT: () => MIT,
  ISC: () => ISC,
  Unlicense: () => UNLICENSE,
  // Isopter has the same licence
  'Apache-2.0': () => readFileSync(join(import.meta.dirname, '../../LICENSE'), 'utf8').trim(),
};

/** Copyright holders of packages whose npm package has no licence text, as their manifests or repositories name them. */
const HOLDERS: Readonly<Record<string, string>> = {
  '@tesseract.js-data/eng': 'Balearica, jeromwu',
  'abs-svg-path': 'Jake Rosoman',
  'abstract-logging': 'James Sumners',
  brotli: 'Devon Govett',
  'client-only': 'Meta Platforms, Inc. and affiliates',
  dfa: 'Devon Govett',
  'drizzle-orm': 'Drizzle Team',
  fontkit: 'Devon Govett',
  'hsl-to-hex': 'David Mark Clements',
  'hsl-to-rgb-for-reals': 'David Mark Clements',
  'media-engine': 'Diego Muracciole',
  'media-query-parser': 'Tom Golden',
  'pg-types': '2014 Brian M. Carlson',
  pgpass: '2013-2016 Hannes Hörl',
  tr46: 'Sebastian Mayr',
  wouter: 'Alexey Taktarov',
  'yoga-layout': 'Meta Platforms, Inc. and affiliates',
};
/** All packages of this scope are one repository. */
const REACT_PDF = { scope: '@react-pdf/', holder: 'Diego Muracciole' };

/** Returns the text of the licence that a package without one declares; `undefined` for a package that is not listed here. */
export function standardText(name: string, license: string): string | undefined {
  const holder = name.startsWith(REACT_PDF.scope) ? REACT_PDF.holder : HOLDERS[name];
  const text = TEXTS[license]?.();
  return holder && text && `Copyright (c) ${holder}\n\n${text}`;
}
