import { describe, expect, it } from 'vitest';
import { attachment, reportFileName } from './fileName.ts';

const at = '2026-11-20 14:40';

describe('the name a report is saved under [OUR-54]', () => {
  it('contains patient, title and time', () => {
    const title = 'Perimetry 24-2, AVA Standard';
    expect(reportFileName({ patient: 'Okafor, Adaeze', title, at })).toBe(
      'Okafor, Adaeze, Perimetry 24-2, AVA Standard, 2026-11-20 14.40',
    );
    expect(reportFileName({ patient: 'A-20418', title, at })).not.toBe(
      reportFileName({ patient: 'A-20977', title, at }),
    );
    expect(reportFileName({ patient: '', title, at })).toBe('Perimetry 24-2, AVA Standard, 2026-11-20 14.40');
  });

  it('has nothing in it that a file system refuses', () => {
    const name = reportFileName({ patient: '../a\u202eb<c>:"d"|e?*\u0000', title: '\u206624-2\u2069', at });
    expect(name).toBe('.. a b c d e, 24-2, 2026-11-20 14.40');
    expect(reportFileName({ patient: '山'.repeat(500), title: '', at }).length).toBeLessThan(130);
  });

  it('is encoded in a header in every script', () => {
    expect(attachment('Núñez, Ana.pdf')).toBe(
      `attachment; filename="Nunez, Ana.pdf"; filename*=UTF-8''N%C3%BA%C3%B1ez%2C%20Ana.pdf`,
    );
    expect(attachment(`محمد "x'%.pdf`)).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w%.~!-]+$/);
  });
});
