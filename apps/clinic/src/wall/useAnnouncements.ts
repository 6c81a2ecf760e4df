import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attention } from './rules/attention.ts';

/** Takes what a device needs somebody for. */
export type ReportAttention = (device: { id: string; name: string }, attentions: readonly Attention[]) => void;

/**
 * What is said on the wall: only that a device needs somebody now, and for what. What was said once is not repeated
 * while it lasts.
 */
export function useAnnouncements(): { text: string; report: ReportAttention } {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const known = useRef(new Map<string, readonly Attention[]>());
  const report = useCallback<ReportAttention>(
    ({ id, name }, attentions) => {
      const before = known.current.get(id) ?? [];
      known.current.set(id, attentions);
      const fresh = attentions.filter((one) => !before.includes(one));
      if (fresh.length === 0) return;
      const attention = fresh.map((one) => t(($) => $.wall.attention[one])).join(', ');
      setText(t(($) => $.wall.announcement, { device: name, attention }));
    },
    [t],
  );
  return { text, report };
}
