import { VerifyUsageError } from './evidence-cli/given-trust';
import { runVerification, VERIFY_USAGE } from './evidence-cli/run-verification';

// Reads files and nothing else: neither a database nor a network.
runVerification(process.argv.slice(2)).then(
  ({ exitCode, lines }) => {
    process.stdout.write(`${lines.join('\n')}\n`);
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    process.stderr.write(`verify-evidence: ${why}\n`);
    if (error instanceof VerifyUsageError) {
      process.stderr.write(`${VERIFY_USAGE}\n`);
    }
    process.exitCode = 1;
  },
);
