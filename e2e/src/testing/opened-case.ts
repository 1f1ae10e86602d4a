import type { Browser } from 'playwright-core';
import { setTimeout as wait } from 'node:timers/promises';
import { askGraphql } from './incident-calls';
import { openDemoDesk } from './staff';

/** A job seals readings every minute. */
const SEALED_WITHIN_S = 120;
const BOUND = '{ violations(first: 100) { edges { node { id binding proofId } } } }';
const OPEN = 'mutation ($input: OpenCaseInput!) { openCase(input: $input) { case { id } } }';

interface FoundViolations {
  readonly violations: {
    readonly edges: readonly { node: { id: string; binding: string; proofId: string } }[];
  };
}

/**
 * Has the supervisor of the demo open a case on a violation of an enrolled vehicle once its readings are sealed; gives the id of the
 * case. @throws Error where there is no such violation, or its readings are not sealed within two minutes
 */
export async function openSealedCase(browser: Browser, url: string): Promise<string> {
  const desk = await openDemoDesk(browser, url, 'supervisor');
  const { violations } = await askGraphql<FoundViolations>(desk.request, BOUND);
  for (let seconds = 0; seconds < SEALED_WITHIN_S; seconds += 1) {
    for (const { node } of violations.edges.filter(({ node: { binding } }) => binding === 'BOUND')) {
      const answer = await desk.request.get(`/api/evidence/${node.proofId}/proof`);
      if (answer.ok() && (await answer.json()).parts.fixes?.salt) {
        const input = { violationId: node.id, reason: 'Proven far above the limit.' };
        const { openCase } = await askGraphql<{ openCase: { case: { id: string } } }>(desk.request, OPEN, {
          input,
        });
        await desk.context().close();
        return openCase.case.id;
      }
    }
    await wait(1_000);
  }
  throw new Error('No reading of an enrolled vehicle was sealed');
}
