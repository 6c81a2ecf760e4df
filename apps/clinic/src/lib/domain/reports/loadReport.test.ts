import { AgentError, ApiError, createClient } from '@isopter/api-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadReport } from './loadReport.ts';

const TEST = { id: '0d000000-0000-4000-8000-000000000001', patient: '0a000000-0000-4000-8000-000000000001' };

const loadReportPdf = vi.hoisted(() => vi.fn<(client: unknown, report: unknown) => Promise<Blob | null>>());
const loadDrawn = vi.hoisted(() => vi.fn<(client: unknown, form: string) => Promise<string>>());
vi.mock('../../platform/agent/loadAgent.ts', () => ({ loadAgent: () => Promise.resolve({ loadReportPdf }) }));
vi.mock('./loadDrawn.ts', () => ({ loadDrawn }));

const client = createClient({ fetch: () => Promise.reject(new Error('the server was called')) });
const load = (kind: 'html' | 'pdf' | 'image', nameless: 'agent' | 'zeroPii') =>
  loadReport(client, kind, TEST, { nameless, eye: 'OD' });

describe('the report of a test where the server has no names', () => {
  beforeEach(() => {
    loadReportPdf.mockReset().mockResolvedValue(new Blob(['%PDF-']));
    loadDrawn.mockReset().mockImplementation((_client, form) => Promise.resolve(`drawn ${form}`));
  });

  it('is loaded from the agent as a PDF, and drawn in the browser otherwise [REP-09]', async () => {
    expect(await load('pdf', 'agent')).toBeInstanceOf(Blob);
    expect(loadReportPdf).toHaveBeenCalledWith(client, { test: TEST.id, patient: TEST.patient, eye: 'OD' });
    expect(loadDrawn).not.toHaveBeenCalled();
    expect([await load('html', 'agent'), await load('image', 'agent')]).toEqual(['drawn html', 'drawn png']);
    expect(loadReportPdf).toHaveBeenCalledOnce();
  });

  it('is drawn in the browser in zero-PII mode (of OUR-667)', async () => {
    expect(await load('pdf', 'zeroPii')).toBe('drawn pdf');
    expect(loadReportPdf).not.toHaveBeenCalled();
  });

  it('is drawn in the browser for a patient whom the agent does not have [OUR-689]', async () => {
    loadReportPdf.mockRejectedValue(new ApiError(404));
    expect(await load('pdf', 'agent')).toBe('drawn pdf');
    loadReportPdf.mockResolvedValue(null);
    expect(await load('pdf', 'agent')).toBe('drawn pdf');
  });

  it.each([new AgentError('unreachable'), new AgentError('failed', 404), new ApiError(409), new ApiError(429)])(
    'fails as the agent does: %s (of PII-10)',
    async (error) => {
      loadReportPdf.mockRejectedValue(error);
      await expect(load('pdf', 'agent')).rejects.toBe(error);
      expect(loadDrawn).not.toHaveBeenCalled();
    },
  );
});
