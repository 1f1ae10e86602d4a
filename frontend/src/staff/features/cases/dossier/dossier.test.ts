import jsQR from 'jsqr';
import { createIntl } from 'react-intl';
import { proofText } from '@wakafine/domain/violations/proof-texts';
import { readEvidenceFile } from '@wakafine/domain/evidence/evidence-file';
import { buildCase, buildStep, RECORD } from '../../../../../test/staff-cases';
import type { StaffCaseFragment } from '../../../../graphql/staff';
import type { CheckedProof } from '../../../../lib/evidence/check-proof';
import type { PdfBlock, PdfContent } from '../../../../lib/pdf/pdf-content';
import { dossierContent } from './dossier-content';
import en from '../../../../locales/en/staff-cases.json';
import pdf from '../../../../locales/en/pdf.json';
import common from '../../../../locales/en/common.json';

const intl = createIntl({ locale: 'en', messages: { ...en, ...pdf, ...common }, timeZone: 'Africa/Douala' });
const LONG = 'x'.repeat(1_999);

function contentOf(over: object = {}, proof: CheckedProof | null = checked()): PdfContent {
  return dossierContent({
    // The fixture is what the server answers, as the generated type says.
    known: buildCase(over) as unknown as StaffCaseFragment,
    proof,
    intl,
    language: 'en',
    placeText: () => 'N3, Edéa',
    proofText: (facts) => proofText(facts, 'EN'),
    generatedAt: new Date('2026-11-20T10:00:00Z'),
  });
}

function checked(): CheckedProof {
  const file = readEvidenceFile(RECORD);
  if (file === null) {
    throw new Error('The record can not be read');
  }
  const steps = { fingerprint: 'GOOD', inclusion: 'GOOD', signature: 'GOOD' } as const;
  const verdict = { outcome: 'GOOD', fault: null, part: null, steps, checkpoint: null } as const;
  return {
    file,
    verdict,
    status: 'VALID',
    writtenAt: '',
    paper: null,
    hasPaper: false,
    canCheckSignatures: true,
    text: '',
  };
}

const blocksOf = ({ pages }: PdfContent): readonly PdfBlock[] => pages.flatMap(({ blocks }) => blocks);
const wordsOf = (content: PdfContent): string =>
  blocksOf(content)
    .map((block) => ('text' in block ? block.text : ''))
    .join('\n');

it('says of a track of the driver that it is their word', () => {
  const track = { pointCount: 120, startedAt: '2026-11-16T08:59:00Z', endedAt: '2026-11-16T09:01:00Z' };
  const contest = { id: '5', statement: 'Look.', writtenAt: '2026-11-16T09:00:00Z', showsOwnTrack: true };
  const contests = [{ ...contest, photoUrl: null, track }];
  expect(wordsOf(contentOf({ contests }))).toContain(
    'Given by the driver, not proof: 120 points from 09:59 to 10:01.',
  );
});

it('says the doubts, the limits and every step with its whole reason', () => {
  const steps = [
    buildStep('1', 'OPENED', { reason: 'Proven far above.' }),
    buildStep('2', 'SERVED', { by: 'HOLDER', actorName: null, serviceWay: 'IN_APP' }),
    buildStep('5', 'CONTESTED', { by: 'HOLDER', actorName: null }),
    buildStep('7', 'ANSWERED', { by: 'AGENCY', actorName: null }),
    buildStep('6', 'DECIDED', { decision: 'REJECT', reason: 'The sign was hidden.' }),
  ];
  const contests = [{ id: '5', statement: LONG, writtenAt: '', showsOwnTrack: true, photoUrl: null }];
  const answers = [{ id: '7', statement: 'The driver was warned.', photo: null }];
  const content = contentOf({ steps, contests, answers });
  const words = wordsOf(content);
  expect(content.title).toBe('Case C-2026-0077');
  expect(words).toContain('Close to the limit: proven only 2.4 km/h above it.');
  expect(words).toMatch(/km\/h, .*\. Source: .*\. (Not c|C)onfirmed by the authority\./);
  expect(words).toMatch(/Opened · A\. Njoya\nReason: Proven far above\./);
  expect(words).toContain('The driver was warned.');
  expect(words).toContain('Notice received, opened in the app · the driver');
  expect(words).toContain('Decided, Reject · A. Njoya');
  expect(words.replaceAll('\n', '')).toContain(LONG);
});

it('never holds more of the plate than the mask lets through', () => {
  expect(wordsOf(contentOf())).toContain('Registration number LT ••• ZK, masked. Demo Express');
});

it('has a code that a reader reads as the page on which anybody checks the record', () => {
  const drawings = blocksOf(contentOf()).filter((block) => block.kind === 'drawing');
  const code = drawings.at(-1)?.shapes.at(-1);
  if (code?.kind !== 'path') {
    throw new Error('There is no code');
  }
  const { verifyPath } = buildCase().violation as { verifyPath: string };
  expect(readCode(code.d)).toBe(`${window.location.origin}${verifyPath}`);
});

it('is made without a record too, and then says that there is none', () => {
  const words = wordsOf(contentOf({}, null));
  expect(words).toContain('The readings of this window are not kept any more.');
  expect(words).toContain('There is no record of this violation.');
});

it('parts no heading from what follows it', () => {
  const steps = Array.from({ length: 30 }, (_, index) =>
    buildStep(String(index), 'OPENED', { reason: LONG.slice(0, 400) }),
  );
  const { pages } = contentOf({ steps });
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.map(({ blocks }) => blocks.at(-1)?.kind)).not.toContain('heading');
});

/** Reads the squares of a code off its path. */
function readCode(d: string): string | undefined {
  const scale = 4;
  const edge = 140 * scale;
  const pixels = new Uint8ClampedArray(4 * edge * edge).fill(255);
  for (const [, x = '', y = '', size = ''] of d.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v/g)) {
    const [left, top] = [Math.round(Number(x) * scale), Math.round(Number(y) * scale)];
    const right = Math.round((Number(x) + Number(size)) * scale);
    const bottom = Math.round((Number(y) + Number(size)) * scale);
    for (let row = top; row < bottom; row += 1) {
      pixels.fill(0, 4 * (row * edge + left), 4 * (row * edge + right));
      for (let column = left; column < right; column += 1) {
        pixels[4 * (row * edge + column) + 3] = 255;
      }
    }
  }
  return jsQR(pixels, edge, edge)?.data;
}
