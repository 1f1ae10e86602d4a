import { spawn } from 'node:child_process';

/** Outcome of a program: its exit code, and what it has written. */
export interface ProgramOutcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Folder and environment of a program, and the output upon which it is ended: else it runs to its own end. */
export interface ProgramSetup {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly until?: string;
}

/** Runs a program while this process serves it; without a shell. */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd, env = {}, until }: ProgramSetup,
): Promise<ProgramOutcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env } });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (piece: Buffer) => {
      stdout += piece.toString();
      if (until !== undefined && stdout.includes(until)) {
        child.kill();
      }
    });
    child.stderr.on('data', (piece: Buffer) => {
      stderr += piece.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}
