import { useEffect, useState } from 'react';
import type { Place } from '@wakafine/domain/geo/geo';
import type { LimitZone } from '@wakafine/domain/limits/speed-limits';
import type { ReportSeverity } from '@wakafine/domain/violations/severity-scales';

/** A report as the server stores it, by the names of the specification. */
export interface ReportContent {
  readonly summary: {
    readonly totalViolations: number;
    readonly severityBreakdown: { readonly high: number; readonly medium: number; readonly low: number };
  };
  /** Newest first. */
  readonly violations: readonly {
    readonly id: number;
    readonly vehicle: string;
    readonly agency: string | null;
    /** Peak, km/h. */
    readonly speed: number;
    readonly severity: ReportSeverity;
    /** All that is proven is missing in reports of before speeds were proven. */
    readonly limit?: number | null;
    readonly limitZone?: LimitZone | null;
    readonly limitPlace?: string | null;
    readonly limitSource?: string | null;
    readonly limitConfirmed?: boolean | null;
    readonly proven?: number | null;
    readonly uncertainty?: number | null;
    readonly provenSeconds?: number | null;
    readonly overGaps?: boolean;
    readonly timestamp: string;
    readonly category: 'private' | 'public';
    readonly driver: string | null;
    readonly contact: string | null;
    readonly coordinates: Place | null;
    /** Direction of travel there, degrees; missing in reports of before it was stored. */
    readonly heading?: number | null;
  }[];
}

export interface ReportContentState {
  /** Null until it is there. */
  readonly content: ReportContent | null;
  readonly hasFailed: boolean;
  retry(): void;
}

/** Content of a stored report, fetched from its address on the server. */
export function useReportContent(url: string): ReportContentState {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ content: ReportContent | null; of: string } | null>(null);
  const asked = `${url}#${attempt}`;
  useEffect(
    function fetchContent() {
      const stop = new AbortController();
      readContent(url, stop.signal)
        .then((content) => setResult({ content, of: asked }))
        .catch(() => (stop.signal.aborted ? undefined : setResult({ content: null, of: asked })));
      return () => stop.abort();
    },
    [url, asked],
  );
  const answer = result?.of === asked ? result : null;
  return {
    content: answer?.content ?? null,
    hasFailed: answer !== null && answer.content === null,
    retry: () => setAttempt(attempt + 1),
  };
}

async function readContent(url: string, signal: AbortSignal): Promise<ReportContent> {
  const response = await fetch(url, { credentials: 'same-origin', signal });
  if (!response.ok) {
    throw new Error(`The report answered ${response.status}`);
  }
  // The shape is the one that the server describes in its OpenAPI document.
  const content: ReportContent = await response.json();
  return content;
}
