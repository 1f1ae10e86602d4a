import type { Browser, CDPSession } from 'playwright-core';

const NOTED_FROM_MS = 50;
const US_PER_MS = 1_000;
const BUFFER_KB = 600_000;

/** One task of a page's own thread, in milliseconds. */
export interface Task {
  /** From its beginning to its end. */
  readonly wallMs: number;
  /** Time that the thread really ran: another program on a busy machine uses the rest. */
  readonly cpuMs: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Notes the tasks of all pages from now on; the function that it gives ends that, and gives those over 50 ms, longest first. */
export async function traceTasks(browser: Browser): Promise<() => Promise<Task[]>> {
  const session = await browser.newBrowserCDPSession();
  const mainThreads = new Set<string>();
  const tasks: (Task & { readonly thread: string })[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    const events: readonly object[] = value;
    for (const event of events.filter(isTraceEvent)) {
      const thread = `${event.pid}:${event.tid}`;
      if (event.name === 'thread_name' && event.args?.name === 'CrRendererMain') {
        mainThreads.add(thread);
      }
      const wallMs = (event.dur ?? 0) / US_PER_MS;
      if (event.ph === 'X' && wallMs > NOTED_FROM_MS) {
        tasks.push({ thread, wallMs, cpuMs: (event.tdur ?? event.dur ?? 0) / US_PER_MS });
      }
    }
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'], traceBufferSizeInKb: BUFFER_KB },
  });
  return async () => {
    await ended(session);
    return tasks
      .filter(({ thread }) => mainThreads.has(thread))
      .sort((one, other) => other.cpuMs - one.cpuMs)
      .map(({ wallMs, cpuMs }) => ({ wallMs, cpuMs }));
  };
}

/** Chromium's trace format, which the protocol leaves open. */
function isTraceEvent(event: object): event is TraceEvent {
  return 'ph' in event && 'name' in event && 'pid' in event && 'tid' in event;
}

async function ended(session: CDPSession): Promise<void> {
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
}
