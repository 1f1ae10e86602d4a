import type { Schema } from '../backup/schema';
import type { Config } from '../../platform/config/config';
import { ConfigError, loadConfig } from '../../platform/config/config';
import { checkDatabase } from './database-checks';
import { fail, ok } from './finding';
import type { Finding } from './finding';
import { checkAddresses, checkBackups, checkDataFolder, checkNode, checkPort } from './machine-checks';
import { checkPublicUrl, checkRedis } from './network-checks';
import { checkSecretFiles } from './secret-checks';

const STATE_WIDTH = 5;

/** Looks at everything that an installation depends on, and changes nothing. */
export async function examine(
  env: NodeJS.ProcessEnv,
  { migrations }: Pick<Schema, 'migrations'>,
): Promise<Finding[]> {
  const config = configOf(env);
  if (Array.isArray(config)) {
    return [checkNode(), ...config];
  }
  return [
    checkNode(),
    ok('configuration', config.isProduction ? 'production' : 'not production'),
    ...checkAddresses(config),
    await checkPort(config),
    ...(await checkPublicUrl(config)),
    ...(await checkDataFolder(config)),
    ...(await checkSecretFiles(config, env)),
    ...(await checkRedis(config)),
    ...(await checkDatabase(
      config,
      migrations.map(({ name }) => name),
    )),
    ...(await checkBackups(config)),
  ];
}

/** The findings as lines to print: what is wrong with what to do about it, and a sum at the end. */
export function findingLines(findings: readonly Finding[]): string[] {
  const lines = findings.flatMap(({ state, about, says, advice }) => [
    `${state.padEnd(STATE_WIDTH)}${about}: ${says}`,
    ...(advice === null ? [] : [`${' '.repeat(STATE_WIDTH)}${advice}`]),
  ]);
  const count = (state: Finding['state']): number => findings.filter((each) => each.state === state).length;
  return [...lines, `${count('OK')} fine, ${count('WARN')} to look at, ${count('FAIL')} to put right.`];
}

/** The findings for programs: one JSON object on one line. */
export function findingsJson(findings: readonly Finding[]): string {
  return JSON.stringify({ isFine: !findings.some(({ state }) => state === 'FAIL'), findings });
}

function configOf(env: NodeJS.ProcessEnv): Config | Finding[] {
  try {
    return loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) {
      return error.faults.map((fault) => fail('configuration', fault, 'See docs/configuration.md.'));
    }
    throw error;
  }
}
