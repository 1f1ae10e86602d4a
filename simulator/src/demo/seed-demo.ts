import { seedDemo } from './seed-demo-command';

const [url = '', dataDir = ''] = process.argv.slice(2);

// Demo data are a courtesy: without them the service is as good, so a failure is one line and no more.
seedDemo({ url, dataDir, nowMs: Date.now() }).catch((error: unknown) => {
  process.stderr.write(`Demo data: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
